import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SIDE = ["--import", path.join(ROOT, "lib/server/boot/server-side.ts")];
const START = [...SIDE, path.join(ROOT, "lib/server/boot/start.ts")];
const LIMIT_MS = 240_000;

export const ADMIN = [...SIDE, path.join(ROOT, "lib/server/auth/admin/main.ts")];

export type Started = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<unknown[]>;
};

export type StartOptions = {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly uid?: number;
  readonly env?: Readonly<Record<string, string>>;
};

/** What the tests' own runner sets is nothing that a user's shell has. */
export function userEnvironment(dataFolder: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _none, VITEST: _vitest, ...inherited } = process.env;
  return { ...inherited, SPOTWORTHY_DATA_DIR: dataFolder, PORT: "0", NODE_ENV: "production" };
}

/** Starts the server as a user would, on a free port and on data of its own. */
export function startServer(dataFolder: string, options: StartOptions = {}): Started {
  const { command = process.execPath, args = START, uid, env = {} } = options;
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...userEnvironment(dataFolder), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  child.stderr.on("data", (chunk) => (text += chunk));
  return { child, output: () => text, ended: once(child, "exit") };
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error("It did not come to pass.");
    await sleep(50);
  }
}

/** Where it answers, once it does. */
export async function addressOf({ child, output }: Started): Promise<string> {
  await until(() => output().includes("Stop with Ctrl-C") || child.exitCode !== null);
  const [, url] = /answers at (\S+)/.exec(output()) ?? [];
  if (url === undefined) throw new Error(`It did not start.\n${output()}`);
  return url;
}

/** Processes that work inside a folder, as PostgreSQL's do. */
export async function processesIn(place: string): Promise<readonly number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => "")));
  return pids.filter((_, index) => folders[index]?.startsWith(place));
}
