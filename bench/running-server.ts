import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { whoRuns } from "@/lib/server/boot/data-folder";

const ROOT = path.resolve(import.meta.dirname, "..");
const LIMIT_MS = 300_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no free port.");
  return address.port;
}

export type RunningServer = {
  readonly origin: string;
  readonly dataFolder: string;
  readonly pid: number;
  readonly databaseUrl: string;
};

/** Megabytes that the process holds, and the most it has held since this was last asked. Read from /proc. */
export async function memoryOf(pid: number): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  const megabytes = (key: string) => (Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Runs `npm start` on data of its own for as long as `use` takes. */
export async function withServer<Result>(use: (server: RunningServer) => Promise<Result>): Promise<Result> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "spotworthy-bench-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port), HOST: "127.0.0.1", SPOTWORTHY_DATA_DIR: dataFolder },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    const began = performance.now();
    for (;;) {
      const answer = await fetch(`${origin}/api/health`).catch(() => null);
      if (answer?.ok) break;
      if (child.exitCode !== null || performance.now() - began > LIMIT_MS) throw new Error("npm start did not answer.");
      await sleep(50);
    }
    // The note is complete a moment after the first answer.
    for (;;) {
      const running = await whoRuns(dataFolder);
      const { pid, databaseUrl } = running ?? {};
      if (pid && databaseUrl) return await use({ origin, dataFolder, pid, databaseUrl });
      await sleep(50);
    }
  } finally {
    child.kill("SIGTERM");
    await ended;
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
