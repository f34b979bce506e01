import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const START = [
  "--import",
  path.join(ROOT, "lib/server/boot/server-side.ts"),
  path.join(ROOT, "lib/server/boot/start.ts"),
];
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

type Started = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<unknown[]> };

let folder = "";
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "spotworthy-start-"));
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  await until(async () => (await processesIn(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});

function start(
  options: { command?: string; args?: readonly string[]; uid?: number; env?: Record<string, string> } = {},
) {
  const { command = process.execPath, args = START, uid, env = {} } = options;
  const { DATABASE_URL: _none, VITEST: _vitest, ...inherited } = process.env;
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...inherited, SPOTWORTHY_DATA_DIR: path.join(folder, "data"), PORT: "0", NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  children.push(child);
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  child.stderr.on("data", (chunk) => (text += chunk));
  return { child, output: () => text, ended: once(child, "exit") } satisfies Started;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 240_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error("It did not come to pass.");
    await sleep(50);
  }
}

async function address({ child, output }: Started): Promise<string> {
  await until(() => output().includes("Stop with Ctrl-C") || child.exitCode !== null);
  const [, url] = /answers at (\S+)/.exec(output()) ?? [];
  if (url === undefined) throw new Error(`It did not start.\n${output()}`);
  return url;
}

/** Processes that work inside a folder, as PostgreSQL's do. */
async function processesIn(place: string): Promise<readonly number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => "")));
  return pids.filter((_, index) => folders[index]?.startsWith(place));
}

const health = async (url: string) => (await fetch(`${url}/api/health`)).status;

describe("npm start", () => {
  it("stops without a trace when asked to, and finds its data again", async () => {
    const first = start();
    const url = await address(first);
    expect(await health(url)).toBe(200);
    expect((await stat(path.join(folder, "data"))).mode & 0o077).toBe(0);
    first.child.kill("SIGTERM");
    expect(await first.ended).toEqual([0, null]);
    expect(await processesIn(folder)).toEqual([]);
    expect(await readdir(path.join(folder, "data"))).not.toContain("running.json");
    await expect(fetch(url)).rejects.toThrow();

    expect(await health(await address(start()))).toBe(200);
  });

  it("uses the server that DATABASE_URL names, and refuses another application's database in one sentence", async () => {
    await address(start());
    const noted = JSON.parse(await readFile(path.join(folder, "data", "running.json"), "utf8"));
    const client = new Client({ connectionString: noted.databaseUrl });
    await client.connect();
    const urlOf = (name: string) => String(noted.databaseUrl).replace(/\/spotworthy(?=\?|$)/, `/${name}`);
    const elsewhere = (name: string) => ({ DATABASE_URL: urlOf(name), SPOTWORTHY_DATA_DIR: path.join(folder, name) });
    await client.query("CREATE DATABASE empty");
    await client.query("CREATE DATABASE theirs");
    await client.end();
    const theirs = new Client({ connectionString: urlOf("theirs") });
    await theirs.connect();
    await theirs.query("CREATE TABLE orders (id int)");
    await theirs.end();

    const refused = start({ env: elsewhere("theirs") });
    expect(await refused.ended).toEqual([1, null]);
    expect(refused.output()).toContain("(public.orders)");
    expect(refused.output()).not.toMatch(/\n\s+at /);

    const second = start({ env: elsewhere("empty") });
    expect(await health(await address(second))).toBe(200);
    expect(await readdir(folder)).toEqual(["data"]);
    second.child.kill("SIGTERM");
    expect(await second.ended).toEqual([0, null]);
  });

  it("answers what has been asked before it stops", async () => {
    const server = start();
    const url = await address(server);
    const slow = new TransformStream<Uint8Array, Uint8Array>();
    const request = { method: "POST", body: slow.readable, duplex: "half" };
    const answer = fetch(`${url}/api/v1/plan`, request as RequestInit);
    const writer = slow.writable.getWriter();
    await writer.write(new TextEncoder().encode("{"));
    await sleep(200);
    server.child.kill("SIGINT");
    await sleep(200);
    await expect(fetch(url)).rejects.toThrow();
    await writer.write(new TextEncoder().encode('"usefulWorkHours": -1}'));
    await writer.close();
    expect((await answer).status).toBe(422);
    expect(await server.ended).toEqual([0, null]);
  });

  it("leaves no database behind after kill -9, and recovers", async () => {
    const server = start();
    await address(server);
    server.child.kill("SIGKILL");
    await server.ended;
    await until(async () => (await processesIn(folder)).length === 0);
    expect(await health(await address(start()))).toBe(200);
  });

  it("recovers when the database was killed with it, at the same instant", async () => {
    const server = start();
    await address(server);
    server.child.kill("SIGSTOP");
    for (const pid of await processesIn(folder)) process.kill(pid, "SIGKILL");
    server.child.kill("SIGKILL");
    await server.ended;
    expect(await readdir(path.join(folder, "data/postgres"))).toContain("postmaster.pid");
    expect(await health(await address(start()))).toBe(200);
  });

  it("ends, and says so, when its database ends", async () => {
    const server = start();
    await address(server);
    const [postmaster] = (await readFile(path.join(folder, "data/postgres/postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(postmaster), "SIGQUIT");
    expect(await server.ended).toEqual([1, null]);
    expect(server.output()).toContain("The database has stopped by itself");
  });

  it("refuses the data folder of a running one, and says where that answers", async () => {
    const first = start();
    const url = await address(first);
    const second = start();
    expect(await second.ended).toEqual([1, null]);
    expect(second.output()).toContain(`already runs on ${path.join(folder, "data")} at ${url}`);
    expect(await health(url)).toBe(200);
  });

  it("refuses a taken port before it starts anything", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const { port } = holder.address() as { port: number };
    const server = start({ env: { PORT: String(port) } });
    expect(await server.ended).toEqual([1, null]);
    expect(server.output()).toContain(`Port ${port} is taken`);
    holder.close();
  });

  it("goes when the npm that started it is killed", async () => {
    const npm = start({ command: "npm", args: ["start"] });
    const url = await address(npm);
    npm.child.kill("SIGKILL");
    await npm.ended;
    await until(async () => (await processesIn(folder)).length === 0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it.runIf(isRoot)("runs as root under a folder that is closed to everybody else", async () => {
    const closed = path.join(folder, "home");
    await mkdir(closed, { mode: 0o700 });
    const server = start({ env: { SPOTWORTHY_DATA_DIR: path.join(closed, "data") } });
    expect(await health(await address(server))).toBe(200);
    expect(server.output()).toContain("PostgreSQL refuses to run as root; it runs as the user");
  });

  it.runIf(isRoot)("runs as a user without rights", async () => {
    await chmod(folder, 0o755);
    await mkdir(path.join(folder, "data"));
    await chown(path.join(folder, "data"), NOBODY, NOBODY);
    const server = start({ uid: NOBODY });
    expect(await health(await address(server))).toBe(200);
  });
});
