import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Benchmark, pairedRuns } from "./measurement";
import { freePort } from "./running-server";

const ROOT = path.resolve(import.meta.dirname, "..");
const RUNS = 5;
const LIMIT_MS = 300_000;
const BARE_SERVER = `require("node:http").createServer((_, answer) => answer.end("hello")).listen(process.env.PORT, "127.0.0.1")`;

/** Milliseconds from starting the program to its first page; the program is stopped afterwards. */
async function firstPage(command: string, args: readonly string[], dataFolder: string): Promise<number> {
  const port = await freePort();
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...environment, PORT: String(port), HOST: "127.0.0.1", SPOTWORTHY_DATA_DIR: dataFolder },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    while (child.exitCode === null && performance.now() - began < LIMIT_MS) {
      const answer = await fetch(`http://127.0.0.1:${port}/sign-in`).catch(() => null);
      if (answer?.ok) {
        await answer.text();
        return performance.now() - began;
      }
      await sleep(5);
    }
    throw new Error(`${command} ${args.join(" ")} did not answer.`);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** `npm start` on a warm checkout against a server of one line, started and asked in the same way. */
const start: Benchmark = async (say) => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "spotworthy-bench-"));
  const ours = () => firstPage("npm", ["start"], dataFolder);
  const bare = () => firstPage(process.execPath, ["-e", BARE_SERVER], dataFolder);
  try {
    say("start: warming up (builds if the sources have changed)");
    await ours();
    const { ratio, ours: milliseconds } = await pairedRuns(ours, bare, RUNS);
    return [{ name: "npm start to first page / bare node:http", ratio, value: milliseconds, unit: "ms", runs: RUNS }];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
};

export default start;
