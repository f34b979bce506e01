import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { pool as connections, prisma } from "@/lib/server/db";
import { testProject } from "@/lib/testing/database";
import { choosePool, confirmUpload, removeLog } from "../commands";
import { poolPage } from "../pools/queries";
import { importedLogs, listLogs, projectEvidence } from "../queries";
import { cancelUpload, clearExpired, readAgain, stageFile } from "./commands";
import { STAGED_FOR_MS } from "./lifetime";
import { uploadProgress } from "./progress";
import { previewUpload } from "./queries";
import { sweepStaging } from "./sweep";

const NOW = new Date("2026-06-01T00:00:00Z");

/** Machine n of a pool starts at hour n and is taken back two hours later. */
const lifetime = (machine: number) =>
  `m${machine},g5@us-east-1a,2026-03-01T${String(machine).padStart(2, "0")}:00:00Z,2026-03-01T${String(machine + 2).padStart(2, "0")}:00:00Z,1`;

const logOf = (...machines: number[]) =>
  `${["instance_id,pool,start,end,event", ...machines.map(lifetime)].join("\n")}\n`;

async function* bodyOf(bytes: Uint8Array) {
  yield bytes;
}

/** More than the head, so that rows are read, and then nothing for as long as anybody waits. */
async function* endlessBody() {
  const rows = Array.from(
    { length: 12_000 },
    (_, place) => `m${place},g5@us-east-1a,2026-03-01T00:00:00Z,2026-03-01T02:00:00Z,1\n`,
  );
  yield new TextEncoder().encode("instance_id,pool,start,end,event\n");
  for (const row of rows) yield new TextEncoder().encode(row);
  await new Promise(() => {});
}

async function stage(scope: ProjectScope, text: string | Uint8Array, choices: ImportChoices = {}) {
  const uploadId = randomUUID();
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const incoming = { body: bodyOf(bytes), fileName: "log.csv", choices, uploadId, keepBytes: true };
  return { uploadId, ...(await stageFile(scope, incoming, NOW)) };
}

async function imported(scope: ProjectScope, text: string): Promise<string> {
  const { uploadId, logId } = await stage(scope, text);
  expect((await confirmUpload(scope, uploadId, NOW)).ok).toBe(true);
  return logId;
}

const sums = async (scope: ProjectScope) => (await projectEvidence(scope)).total;

describe("what is staged", () => {
  it("is no evidence before it is confirmed, and is afterwards", async () => {
    const scope = await testProject();
    const { uploadId } = await stage(scope, gzipSync(logOf(1, 2, 3)));
    expect(await sums(scope)).toMatchObject({ events: 0, exposureInstanceHours: 0, logs: 0 });
    await confirmUpload(scope, uploadId, NOW);
    expect(await sums(scope)).toMatchObject({ events: 3, exposureInstanceHours: 6, logs: 1 });
  });

  it("cannot be confirmed after an hour, and goes with the next upload", async () => {
    const scope = await testProject();
    const { uploadId, logId } = await stage(scope, logOf(1));
    const late = new Date(NOW.getTime() + STAGED_FOR_MS + 1);
    expect(await previewUpload(scope, uploadId, late)).toBeNull();
    expect(await confirmUpload(scope, uploadId, late)).toEqual({ ok: false, reason: { code: "nothing-staged" } });
    const next = { body: bodyOf(new TextEncoder().encode(logOf(2))), fileName: "b", choices: {}, keepBytes: true };
    await stageFile(scope, { ...next, uploadId: randomUUID() }, late);
    expect(await prisma.interruptionLog.count({ where: { id: logId } })).toBe(0);
  });

  it("goes when it is cancelled, rows and bytes", async () => {
    const scope = await testProject();
    const { uploadId, logId } = await stage(scope, logOf(1, 2));
    expect(await cancelUpload(scope, uploadId)).toBe(1);
    const left = await connections.query(
      "SELECT (SELECT count(*) FROM staged_chunk WHERE log_id = $1) + (SELECT count(*) FROM interruption_log_pool WHERE log_id = $1) AS n",
      [logId],
    );
    expect(left.rows).toEqual([{ n: "0" }]);
  });

  it("is cut short when it is cancelled while it arrives, or waits for its turn", async () => {
    const scope = await testProject();
    const uploads = [randomUUID(), randomUUID(), randomUUID()];
    const hanging = uploads.map((uploadId) => {
      const body = endlessBody();
      return stageFile(scope, { body, fileName: "log.csv", choices: {}, uploadId, keepBytes: true }, NOW);
    });
    const where = { workspaceId: scope.workspaceId };
    await expect.poll(() => prisma.interruptionLog.count({ where })).toBe(3);
    const reading = () => uploads.filter((id) => uploadProgress(scope.workspaceId, id)?.rows !== 0).length;
    await expect.poll(reading).toBe(2);
    for (const uploadId of uploads.toReversed()) await cancelUpload(scope, uploadId);
    expect(await prisma.interruptionLog.count({ where })).toBe(0);
    for (const staged of await Promise.all(hanging)) expect(staged).toMatchObject({ refusal: null, events: 0 });
    expect(uploadProgress(scope.workspaceId, uploads[0] ?? "")).toBeNull();
    expect((await imported(scope, logOf(1))).length).toBeGreaterThan(0);
  });

  it("goes by the clock of the server once it is an hour old, and not before", async () => {
    const scope = await testProject();
    // Other tests stage at other times; the sweep asks for none of them.
    const long = new Date("2019-06-01T00:00:00Z");
    const body = bodyOf(new TextEncoder().encode(logOf(1)));
    const incoming = { body, fileName: "log.csv", choices: {}, uploadId: randomUUID(), keepBytes: true };
    const { logId } = await stageFile(scope, incoming, long);
    const there = () => prisma.interruptionLog.count({ where: { id: logId } });
    await clearExpired(new Date(long.getTime() + STAGED_FOR_MS));
    expect(await there()).toBe(1);
    let now = long.getTime() + STAGED_FOR_MS;
    const end = sweepStaging({ now: () => new Date(now) }, 5);
    now += 1;
    await expect.poll(there).toBe(0);
    await end();
  });

  it("is read again as other choices say", async () => {
    const scope = await testProject();
    const relative = "instance_id,pool,start,end,event\na,g5@us-east-1a,0,2,1\n";
    const { uploadId, logId } = await stage(scope, relative);
    expect((await previewUpload(scope, uploadId, NOW))?.counts.added).toBe(0);
    await readAgain(scope, logId, { timeUnit: "h", relativeOrigin: "2026-03-01T00:00:00Z" });
    expect((await previewUpload(scope, uploadId, NOW))?.counts.added).toBe(1);
    await confirmUpload(scope, uploadId, NOW);
    expect(await sums(scope)).toMatchObject({ events: 1, exposureInstanceHours: 2 });
  });

  it("is not read again under a confirmation that is under way", async () => {
    const scope = await testProject();
    const { uploadId, logId } = await stage(scope, logOf(1, 2));
    const holder = await connections.connect();
    try {
      await holder.query("BEGIN");
      await holder.query("UPDATE interruption_log SET imported_at = $2 WHERE id = $1", [logId, NOW]);
      const again = readAgain(scope, logId, { format: "csv-interruptions" });
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0);
      await holder.query("COMMIT");
      expect(await again).toBeNull();
    } finally {
      holder.release(true);
    }
    expect(await previewUpload(scope, uploadId, NOW)).toBeNull();
    expect(await prisma.interruptionLog.findUnique({ where: { id: logId }, select: { events: true } })).toEqual({
      events: 2,
    });
  });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await connections.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rows[0]?.n ?? 0;
}

it("changes nothing when a confirmation fails half way", async () => {
  const scope = await testProject();
  const { uploadId } = await stage(scope, logOf(1, 2));
  const { workspaceId } = scope;
  await connections.query(`CREATE FUNCTION refuse_audit() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.workspace_id = '${workspaceId}' THEN RAISE 'planted'; END IF; RETURN NEW; END $$`);
  await connections.query(
    "CREATE TRIGGER planted BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_audit()",
  );
  try {
    await expect(confirmUpload(scope, uploadId, NOW)).rejects.toThrow("planted");
  } finally {
    await connections.query("DROP TRIGGER planted ON audit_entry");
    await connections.query("DROP FUNCTION refuse_audit()");
  }
  expect((await poolPage(scope)).pools).toEqual([]);
  expect(await prisma.pool.count({ where: { workspaceId } })).toBe(0);
  expect(await sums(scope)).toMatchObject({ events: 0, logs: 0 });
  expect((await confirmUpload(scope, uploadId, NOW)).ok).toBe(true);
  expect(await sums(scope)).toMatchObject({ events: 2 });
});

it("shows nothing to another workspace, and lets it change nothing", async () => {
  const [mine, other] = await Promise.all([testProject(), testProject()]);
  const waiting = await stage(mine, logOf(1));
  const logId = await imported(mine, logOf(2, 3));
  const poolId = (await poolPage(mine)).pools[0]?.poolId ?? "";
  expect(await previewUpload(other, waiting.uploadId, NOW)).toBeNull();
  expect(await confirmUpload(other, waiting.uploadId, NOW)).toMatchObject({ ok: false });
  expect(await readAgain(other, waiting.logId, {})).toBeNull();
  expect(await cancelUpload(other, waiting.uploadId)).toBe(0);
  expect(await removeLog(other, logId, NOW)).toBe(false);
  expect(await choosePool(other, poolId, NOW)).toBe(false);
  expect((await poolPage(other)).pools).toEqual([]);
  expect((await listLogs(other)).logs).toEqual([]);
  expect(await sums(other)).toMatchObject({ events: 0, logs: 0 });
  expect(await sums(mine)).toMatchObject({ events: 2, logs: 1 });
});

describe("logs that overlap", () => {
  it("add only what is new, and an event goes with its last claim", async () => {
    const scope = await testProject();
    const first = await imported(scope, logOf(1, 2, 3));
    const { uploadId, logId: second } = await stage(scope, logOf(2, 3, 4));
    expect((await previewUpload(scope, uploadId, NOW))?.counts).toMatchObject({ added: 1, duplicates: 2 });
    await confirmUpload(scope, uploadId, NOW);
    expect(await sums(scope)).toMatchObject({ events: 4, exposureInstanceHours: 8 });
    await removeLog(scope, first, NOW);
    expect(await sums(scope)).toMatchObject({ events: 3, exposureInstanceHours: 6 });
    await removeLog(scope, second, NOW);
    expect(await sums(scope)).toMatchObject({ events: 0, logs: 0 });
  });

  it("promise as a preview of several files what their import adds", async () => {
    const scope = await testProject();
    await imported(scope, logOf(0, 1));
    const uploadId = randomUUID();
    for (const [place, text] of [logOf(1, 2, 3), logOf(2, 3, 4), logOf(2, 3, 4)].entries()) {
      const body = bodyOf(new TextEncoder().encode(text));
      const at = new Date(NOW.getTime() + place);
      await stageFile(scope, { body, fileName: `${place}.csv`, choices: {}, uploadId, keepBytes: true }, at);
    }
    const preview = await previewUpload(scope, uploadId, NOW);
    expect(preview?.files.map(({ counts }) => counts.added)).toEqual([2, 1, 0]);
    const confirmed = await confirmUpload(scope, uploadId, NOW);
    expect(confirmed.ok && confirmed.value.map(({ added }) => added)).toEqual([2, 1, 0]);
    expect(preview?.counts).toMatchObject({ added: 3, duplicates: 6 });
    const asked = confirmed.ok ? confirmed.value.map(({ logId, added }) => ({ id: logId, known: added === 0 })) : [];
    expect((await importedLogs(scope, asked)).map(({ fileName, added }) => [fileName, added])).toEqual([
      ["0.csv", 2],
      ["1.csv", 1],
    ]);
  });

  it("give the same evidence in whatever order they come and go", async () => {
    const machines = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
    const logs = fc.uniqueArray(machines, { minLength: 2, maxLength: 4, selector: (log) => [...log].join() });
    await fc.assert(
      fc.asyncProperty(logs, fc.infiniteStream(fc.nat()), async (files, dice) => {
        const scope = await testProject();
        const ids: string[] = [];
        for (const file of files) ids.push(await imported(scope, logOf(...file)));
        const gone = dice.next().value % files.length;
        await removeLog(scope, ids[gone] ?? "", NOW);
        const rest = new Set(files.flatMap((file, place) => (place === gone ? [] : file)));
        expect(await sums(scope)).toMatchObject({ events: rest.size, exposureInstanceHours: 2 * rest.size });
      }),
      { numRuns: 12, seed: 20_260_601 },
    );
  });
});
