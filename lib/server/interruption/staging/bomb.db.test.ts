import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { pool as connections, prisma } from "@/lib/server/db";
import { testProject } from "@/lib/testing/database";
import { cancelUpload, readAgain, stageFile } from "./commands";
import { previewUpload } from "./queries";

const NOW = new Date("2026-06-01T00:00:00Z");
const HEAD = "instance_id,pool,start,end,event\n";
const ROW = "m1,g5@us-east-1a,2026-03-01T00:00:00Z,2026-03-01T02:00:00Z,1\n";

/** A text and so many bytes of empty lines behind it. */
const lines = (text: string, bytes: number) => Buffer.concat([Buffer.from(text), Buffer.alloc(bytes, "\n")]);

async function* bodyOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 1_000_000) yield bytes.subarray(at, at + 1_000_000);
}

async function stage(scope: ProjectScope, bytes: Uint8Array) {
  const uploadId = randomUUID();
  const incoming = { body: bodyOf(bytes), fileName: "log.csv.gz", choices: {}, uploadId, keepBytes: true };
  return { uploadId, ...(await stageFile(scope, incoming, NOW)) };
}

const logsOf = ({ workspaceId }: ProjectScope) => prisma.interruptionLog.count({ where: { workspaceId } });

it("refuses a bomb that begins like a log, and keeps nothing of it", async () => {
  const scope = await testProject();
  const { logId, refusal } = await stage(scope, gzipSync(lines(HEAD + ROW, 70_000_000)));
  expect(refusal).toEqual({ code: "gzip-bomb", values: { times: 300 } });
  expect(await logsOf(scope)).toBe(0);
  const { rows } = await connections.query(
    "SELECT (SELECT count(*)::int FROM staged_chunk WHERE log_id = $1) + (SELECT count(*)::int FROM interruption_log_pool WHERE log_id = $1) AS left",
    [logId],
  );
  expect(rows).toEqual([{ left: 0 }]);
});

it("refuses a bomb that is read again in another way, and the upload waits on as it was", async () => {
  const scope = await testProject();
  const { uploadId, logId, refusal } = await stage(scope, gzipSync(lines("a,b,c,d\n1,2,3,4\n", 70_000_000)));
  expect(refusal?.code).toBe("not-a-log");
  const mapping = { instance: "a", start: "b", end: "c", flag: "d" };
  const choices = { format: "csv-lifetimes", mapping, timeUnit: "epochSeconds" } as const;
  for (const _ of [1, 2]) {
    expect(await readAgain(scope, logId, choices)).toMatchObject({ refusal: { code: "gzip-bomb" }, events: 0 });
  }
  const preview = await previewUpload(scope, uploadId, NOW);
  expect(preview?.files).toMatchObject([{ refusal: { code: "not-a-log" }, counts: { added: 0 } }]);
  expect(await cancelUpload(scope, uploadId)).toBe(1);
  expect(await logsOf(scope)).toBe(0);
});

it("takes a large file that was not packed for no bomb when it is read again", async () => {
  const scope = await testProject();
  const { logId } = await stage(scope, lines(HEAD + ROW, 70_000_000));
  expect(await readAgain(scope, logId, { format: "csv-lifetimes" })).toMatchObject({ refusal: null, events: 1 });
});
