import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf, processesIn, type StartOptions, startServer, until } from "@/lib/testing/started-server";

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

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

function start(options: StartOptions = {}) {
  const server = startServer(path.join(folder, "data"), options);
  children.push(server.child);
  return server;
}

const health = async (url: string) => (await fetch(`${url}/api/health`)).status;

describe("npm start", () => {
  it("stops without a trace when asked to, and finds its data again", async () => {
    const first = start();
    const url = await addressOf(first);
    expect(await health(url)).toBe(200);
    expect((await stat(path.join(folder, "data"))).mode & 0o077).toBe(0);
    first.child.kill("SIGTERM");
    expect(await first.ended).toEqual([0, null]);
    expect(await processesIn(folder)).toEqual([]);
    expect(await readdir(path.join(folder, "data"))).not.toContain("running.json");
    await expect(fetch(url)).rejects.toThrow();

    expect(await health(await addressOf(start()))).toBe(200);
  });

  it("uses the server that DATABASE_URL names, and refuses another application's database in one sentence", async () => {
    await addressOf(start());
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
    expect(await health(await addressOf(second))).toBe(200);
    expect(await readdir(folder)).toEqual(["data"]);
    second.child.kill("SIGTERM");
    expect(await second.ended).toEqual([0, null]);
  });

  it("answers what has been asked before it stops", async () => {
    const server = start();
    const url = await addressOf(server);
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
    await addressOf(server);
    server.child.kill("SIGKILL");
    await server.ended;
    await until(async () => (await processesIn(folder)).length === 0);
    expect(await health(await addressOf(start()))).toBe(200);
  });

  it("recovers when the database was killed with it, at the same instant", async () => {
    const server = start();
    await addressOf(server);
    server.child.kill("SIGSTOP");
    for (const pid of await processesIn(folder)) process.kill(pid, "SIGKILL");
    server.child.kill("SIGKILL");
    await server.ended;
    expect(await readdir(path.join(folder, "data/postgres"))).toContain("postmaster.pid");
    expect(await health(await addressOf(start()))).toBe(200);
  });

  it("ends, and says so, when its database ends", async () => {
    const server = start();
    await addressOf(server);
    const [postmaster] = (await readFile(path.join(folder, "data/postgres/postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(postmaster), "SIGQUIT");
    expect(await server.ended).toEqual([1, null]);
    expect(server.output()).toContain("The database has stopped by itself");
  });

  it("refuses the data folder of a running one, and says where that answers", async () => {
    const first = start();
    const url = await addressOf(first);
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
    const url = await addressOf(npm);
    npm.child.kill("SIGKILL");
    await npm.ended;
    await until(async () => (await processesIn(folder)).length === 0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it.runIf(isRoot)("runs as root under a folder that is closed to everybody else", async () => {
    const closed = path.join(folder, "home");
    await mkdir(closed, { mode: 0o700 });
    const server = start({ env: { SPOTWORTHY_DATA_DIR: path.join(closed, "data") } });
    expect(await health(await addressOf(server))).toBe(200);
    expect(server.output()).toContain("PostgreSQL refuses to run as root; it runs as the user");
  });

  it.runIf(isRoot)("runs as a user without rights", async () => {
    await chmod(folder, 0o755);
    await mkdir(path.join(folder, "data"));
    await chown(path.join(folder, "data"), NOBODY, NOBODY);
    const server = start({ uid: NOBODY });
    expect(await health(await addressOf(server))).toBe(200);
  });
});
