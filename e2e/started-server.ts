import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const HOOK = path.join(ROOT, "lib/server/boot/server-side.ts");
const START_LIMIT_MS = 240_000;

export type StartedServer = {
  readonly url: string;
  /** The link to make the first owner; empty when there is a user. */
  readonly firstRunLink: string;
  readonly dataFolder: string;
  readonly stop: () => Promise<void>;
};

const environment = (dataFolder: string) => {
  const { DATABASE_URL: _theirs, PUBLIC_URL: _url, TRUST_PROXY: _proxy, ...rest } = process.env;
  return { ...rest, SPOTWORTHY_DATA_DIR: dataFolder, HOST: "127.0.0.1", PORT: "0", NODE_ENV: "production" as const };
};

/** `npm start` on an empty data folder and a free port, both gone after `stop`. */
export async function startServer(): Promise<StartedServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "spotworthy-e2e-"));
  const child = spawn(process.execPath, ["--import", HOOK, path.join(ROOT, "lib/server/boot/start.ts")], {
    cwd: ROOT,
    env: environment(dataFolder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  process.once("exit", () => child.kill("SIGTERM"));

  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server did not start.\n${output}`)), START_LIMIT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes("Stop with Ctrl-C")) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(() => reject(new Error(`The server ended.\n${output}`)));
  });
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  const url = /answers at (\S+)/.exec(output)?.[1] ?? "";
  const firstRunLink = /(http\S+code=\S+)/.exec(output)?.[1] ?? "";
  return { url, firstRunLink, dataFolder, stop };
}

/** `npm run admin` against a started server; what it answers, line by line. */
export async function admin(dataFolder: string, args: readonly string[], password = ""): Promise<readonly unknown[]> {
  const child = spawn(process.execPath, ["--import", HOOK, path.join(ROOT, "lib/server/auth/admin/main.ts"), ...args], {
    cwd: ROOT,
    env: { ...environment(dataFolder), SPOTWORTHY_PASSWORD: password },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [answer, complaint] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (answer += chunk));
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`admin ${args.join(" ")} failed: ${complaint}`);
  return answer
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
