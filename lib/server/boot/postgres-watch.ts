import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

// A line on standard input is a dismissal; the end of the input is our death.
const SCRIPT = `read -r _ && exit
kill -INT "$1" 2>/dev/null
[ -n "$2" ] || exit
while kill -0 "$1" 2>/dev/null; do sleep 0.1; done
rm -rf "$2"`;

/** Stops PostgreSQL when this process dies without having done it, by kill -9 for example. */
export function watchOverPostgres(postgres: ChildProcess, folderToRemove: string | null) {
  if (process.platform === "win32" || postgres.pid === undefined) return { dismiss: async () => {} };
  const watch = spawn("/bin/sh", ["-c", SCRIPT, "sh", String(postgres.pid), folderToRemove ?? ""], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watch.unref();
  watch.stdin.on("error", () => {});
  return {
    dismiss: async () => {
      if (watch.exitCode !== null || watch.signalCode !== null) return;
      const ended = once(watch, "exit");
      watch.ref();
      watch.stdin.end("done\n");
      await ended;
    },
  };
}
