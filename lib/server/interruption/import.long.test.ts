import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryOf } from "@/bench/running-server";
import { whoRuns } from "@/lib/server/boot/data-folder";
import { ADMIN, addressOf, processesIn, startServer, until, userEnvironment } from "@/lib/testing/started-server";

const ROWS = 1_000_000;
const ROWS_A_CHUNK = 2_000;
const MEMORY_MB = 150;
const HEAD = "instance_id,provider,region,instance_type,start,end,end_reason\n";
const BEGAN_MS = Date.UTC(2026, 0, 1);

/** Four pools, a row every seven seconds, every third taken back after one to three and a half hours. */
const ranSeconds = (row: number) => 3_600 + (row % 9_000);
const time = (seconds: number) => new Date(BEGAN_MS + seconds * 1000).toISOString();
const lineOf = (row: number) =>
  `i-${row.toString(16).padStart(17, "0")},aws,us-east-1,p${row % 4}d.24xlarge,${time(row * 7)},${time(row * 7 + ranSeconds(row))},${row % 3 === 0 ? "interrupted" : "user_stop"}\n`;

const taken = Math.ceil(ROWS / 3);
const exposureHours = Array.from({ length: ROWS }, (_, row) => ranSeconds(row)).reduce((sum, s) => sum + s, 0) / 3600;

type Server = {
  readonly origin: string;
  readonly pid: number;
  readonly database: Client;
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
};
type Project = { readonly path: string; readonly token: string };

let folder = "";
const running: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "spotworthy-import-"));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop("SIGTERM");
  await until(async () => (await processesIn(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});

/** `npm start` on the data of this test. */
async function start(): Promise<Server> {
  const data = path.join(folder, "data");
  const npm = startServer(data, { command: "npm", args: ["start"] });
  const origin = await addressOf(npm);
  await until(async () => (await whoRuns(data))?.databaseUrl != null);
  const { pid, databaseUrl } = (await whoRuns(data)) ?? {};
  if (pid === undefined || databaseUrl == null) throw new Error("The server left no note.");
  const database = new Client({ connectionString: databaseUrl });
  database.on("error", () => {});
  await database.connect();
  const stop = async (signal: NodeJS.Signals) => {
    await database.end().catch(() => {});
    if (npm.child.exitCode !== null || npm.child.signalCode !== null) return;
    process.kill(pid, signal);
    await npm.ended;
    await until(async () => (await processesIn(folder)).length === 0);
  };
  const server = { origin, pid, database, stop };
  running.push(server);
  return server;
}

async function makeProject({ origin }: Server): Promise<Project> {
  const env = { ...userEnvironment(path.join(folder, "data")), SPOTWORTHY_PASSWORD: "correct horse import" };
  const words = [...ADMIN, "bootstrap", "--email", "owner@example.org", "--workspace", "Imports"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  const { token } = JSON.parse(stdout) as { token: string };
  const answer = await fetch(`${origin}/api/v1/projects`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: "Run" }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { path: `/api/v1/projects/${id}`, token };
}

/** Sends a log that is made as it goes; `onRow` is told how many rows are on their way. */
async function send(
  { origin }: Server,
  { path: place, token }: Project,
  { onRow = () => {}, signal }: { onRow?: (row: number) => unknown; signal?: AbortSignal } = {},
): Promise<Response> {
  const encoder = new TextEncoder();
  let row = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(HEAD)),
    pull: async (controller) => {
      await onRow(row);
      const rows = Array.from({ length: Math.min(ROWS_A_CHUNK, ROWS - row) }, (_, nth) => lineOf(row + nth));
      row += rows.length;
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.join("")));
      else controller.close();
    },
  });
  const request = { method: "POST", headers: { authorization: `Bearer ${token}` }, body, duplex: "half", signal };
  return fetch(`${origin}${place}/interruptions?fileName=fleet.csv`, request as RequestInit);
}

const count = async ({ database }: Server, table: string) => {
  const { rows } = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? -1;
};
const TABLES = ["interruption_log", "interruption_log_pool", "interruption_event", "pool", "staged_chunk"];
async function held(server: Server): Promise<number[]> {
  const counts: number[] = [];
  for (const table of TABLES) counts.push(await count(server, table));
  return counts;
}
const NOTHING = TABLES.map(() => 0);

async function evidence({ origin }: Server, { path: place, token }: Project) {
  const answer = await fetch(`${origin}${place}/evidence`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { total: { events: number; exposureInstanceHours: number; logs: number } };
}

describe("a million rows", () => {
  it(`are read and committed within ${MEMORY_MB} MB above idle, and leave the server answering`, async () => {
    const server = await start();
    const project = await makeProject(server);
    const idle = (await memoryOf(server.pid)).now;
    let asked = 0;
    let slowestMs = 0;
    const ask = async (row: number) => {
      if (row % 100_000 !== 0) return;
      const began = performance.now();
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      asked++;
    };
    const began = performance.now();
    const answer = await send(server, project, { onRow: ask });
    const seconds = (performance.now() - began) / 1000;
    expect(await answer.json()).toMatchObject({ added: ROWS, duplicates: 0, rejected: 0 });
    const above = (await memoryOf(server.pid)).peak - idle;
    process.stdout.write(
      `${seconds.toFixed(1)} s, ${above.toFixed(0)} MB above ${idle.toFixed(0)} MB; health within ${slowestMs.toFixed(0)} ms\n`,
    );
    expect(asked).toBeGreaterThan(5);
    expect(above).toBeLessThanOrEqual(MEMORY_MB);
    const { total } = await evidence(server, project);
    expect(total).toMatchObject({ events: taken, logs: 1 });
    expect(total.exposureInstanceHours).toBeCloseTo(exposureHours, 3);

    expect(await (await send(server, project)).json()).toMatchObject({ added: 0, duplicates: ROWS });
    const again = (await memoryOf(server.pid)).peak - idle;
    process.stdout.write(`the second time ${again.toFixed(0)} MB above\n`);
    expect(again).toBeLessThanOrEqual(MEMORY_MB);
    expect(await evidence(server, project)).toMatchObject({ total });
  });

  it("leave nothing of an import whose sender goes away", async () => {
    const server = await start();
    const project = await makeProject(server);
    const leaving = new AbortController();
    const sent = send(server, project, {
      signal: leaving.signal,
      onRow: (row) => row >= ROWS / 2 && leaving.abort(),
    });
    await expect(sent).rejects.toThrow();
    await until(async () => (await count(server, "interruption_log")) === 0);
    expect(await held(server)).toEqual(NOTHING);
    expect(await (await send(server, project)).json()).toMatchObject({ added: ROWS });
  });

  it.each([
    ["while they arrive", async (_: Server, rowsSent: () => number) => until(() => rowsSent() >= ROWS / 2)],
    [
      "once they are read and not yet evidence",
      async ({ database }: Server) =>
        until(async () => {
          const { rowCount } = await database.query(
            "SELECT FROM interruption_log WHERE events > 0 AND imported_at IS NULL",
          );
          return rowCount === 1;
        }),
    ],
  ])("leave nothing after kill -9 %s and a new start", async (_, comes) => {
    const server = await start();
    const project = await makeProject(server);
    let rowsSent = 0;
    const sent = send(server, project, { onRow: (row) => (rowsSent = row) });
    const failed = expect(sent).rejects.toThrow();
    await comes(server, () => rowsSent);
    await server.stop("SIGKILL");
    await failed;

    const next = await start();
    expect(await held(next)).toEqual(NOTHING);
    expect((await evidence(next, project)).total).toEqual({ events: 0, exposureInstanceHours: 0, pools: 0, logs: 0 });
    expect(await (await send(next, project)).json()).toMatchObject({ added: ROWS, duplicates: 0 });
    expect((await evidence(next, project)).total.events).toBe(taken);
  });
});
