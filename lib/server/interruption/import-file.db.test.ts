import { describe, expect, it } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { prisma } from "@/lib/server/db";
import { testProject } from "@/lib/testing/database";
import { hasSharedData, sharedBytes } from "@/lib/testing/shared-data";
import { removeLog } from "./commands";
import { importFile } from "./import-file";
import { projectEvidence } from "./queries";

const now = () => new Date("2026-06-01T00:00:00Z");

async function* inPieces(bytes: Uint8Array, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const fileOf = (bytes: Uint8Array, choices: ImportChoices = {}) => ({
  body: inPieces(bytes),
  fileName: "log",
  choices,
});

describe.skipIf(!hasSharedData)("real logs", () => {
  const read = sharedBytes;

  it("dime: 32 events in 374.6153 h over 8 pools, and 23 in 43.8175 h in one of them", async () => {
    const scope = await testProject();
    const imported = await importFile(
      scope,
      fileOf(read("dime-availability/lifetimes_aws_2020-03-15.csv")),
      false,
      now,
    );
    expect(imported).toMatchObject({ ok: true, value: { outcome: { added: 39, duplicates: 0, rejected: 0 } } });
    const { total, pools, causes } = await projectEvidence(scope);
    expect(total).toMatchObject({ events: 32, pools: 8 });
    expect(total.exposureInstanceHours).toBeCloseTo(374.6153, 4);
    expect(causes.interruption).toBe(32);
    const busy = pools.find(({ pool }) => pool === "k80 x1@us-east-1c");
    expect(busy).toMatchObject({ events: 23 });
    expect(busy?.exposureInstanceHours).toBeCloseTo(43.8175, 4);
    expect(busy?.ratePerInstanceHour).toBeCloseTo(0.524904, 6);
    expect(busy?.interval95?.[0]).toBeCloseTo(0.332744, 6);
    expect(busy?.interval95?.[1]).toBeCloseTo(0.787614, 6);
    const quiet = pools.find(({ pool }) => pool === "v100 x1@us-east-1b");
    expect(quiet).toMatchObject({ events: 0, ratePerInstanceHour: null });
    expect(quiet?.exposureInstanceHours).toBeCloseTo(53.4786, 4);
  });

  it("Google: 717 ends by the provider of 1442, 351 of them by its cap, in 12121.06 h", async () => {
    const scope = await testProject();
    await importFile(scope, fileOf(read("goog-preemption/lifetimes.csv")), false, now);
    const { total, causes } = await projectEvidence(scope);
    expect(total.events).toBe(717);
    expect(total.exposureInstanceHours).toBeCloseTo(12121.06, 2);
    expect(causes).toEqual({ interruption: 366, userStop: 725, cap: 351, failure: 0, unknown: 0 });
  });

  it("adds nothing the second time", async () => {
    const scope = await testProject();
    const bytes = read("goog-preemption/lifetimes.csv");
    await importFile(scope, fileOf(bytes), false, now);
    const before = await projectEvidence(scope);
    const again = await importFile(scope, fileOf(bytes), false, now);
    expect(again).toMatchObject({ ok: true, value: { outcome: { added: 0, duplicates: 1442 } } });
    expect(await projectEvidence(scope)).toEqual(before);
    expect(await prisma.interruptionLog.count({ where: { workspaceId: scope.workspaceId } })).toBe(1);
  });

  it("CloudTrail: launches paired with their ends", async () => {
    const scope = await testProject();
    const imported = await importFile(scope, fileOf(read("formats/aws_cloudtrail_records.json")), false, now);
    expect(imported).toMatchObject({ ok: true });
    const { total, causes, pools } = await projectEvidence(scope);
    expect(pools.map(({ pool }) => pool)).toEqual(["p4d.24xlarge@us-east-1b"]);
    expect(total.events).toBe(2);
    expect(total.exposureInstanceHours * 3600).toBeCloseTo(174_091, 3);
    expect(causes).toMatchObject({ interruption: 2, userStop: 1, unknown: 0 });
  });

  it("EventBridge: notice, state change and eviction are one interruption, a repeated delivery none", async () => {
    const scope = await testProject();
    const choices = { windowStart: "2026-03-02T00:00:00Z", windowEnd: "2026-03-04T00:00:00Z", instances: 3 };
    const imported = await importFile(scope, fileOf(read("formats/aws_eventbridge.ndjson"), choices), false, now);
    expect(imported).toMatchObject({ ok: true, value: { outcome: { repeats: 1 } } });
    const { total, causes, pools } = await projectEvidence(scope);
    expect(pools).toHaveLength(1);
    expect(total.events).toBe(2);
    expect(causes).toMatchObject({ interruption: 2, unknown: 1 });
    expect(total.exposureInstanceHours).toBeCloseTo(3 * 48, 6);
  });

  it("joins EventBridge with the CloudTrail of the same machines, in either order", async () => {
    const trail = read("formats/aws_cloudtrail_records.json");
    const bridge = read("formats/aws_eventbridge.ndjson");
    const evidences = [];
    for (const files of [
      [trail, bridge],
      [bridge, trail],
    ]) {
      const scope = await testProject();
      for (const file of files) await importFile(scope, fileOf(file), false, now);
      const { total, causes, pools } = await projectEvidence(scope);
      expect(pools.map(({ pool }) => pool)).toEqual(["p4d.24xlarge@us-east-1b"]);
      evidences.push({ total, causes });
    }
    expect(evidences[0]).toEqual(evidences[1]);
    expect(evidences[0]?.total.events).toBe(2);
    expect(evidences[0]?.causes).toMatchObject({ userStop: 1, unknown: 0 });
  });

  it("sends machines back to the pool that was known in part, once the log that told more is removed", async () => {
    const scope = await testProject();
    await importFile(scope, fileOf(read("formats/aws_eventbridge.ndjson")), false, now);
    const before = await projectEvidence(scope);
    const trail = await importFile(scope, fileOf(read("formats/aws_cloudtrail_records.json")), false, now);
    if (!trail.ok || !("outcome" in trail.value)) throw new Error("The log was not imported.");
    expect((await projectEvidence(scope)).pools).not.toEqual(before.pools);
    await removeLog(scope, trail.value.outcome.logId, now());
    expect(await projectEvidence(scope)).toEqual(before);
  });

  it("leaves nothing of a log that is removed", async () => {
    const scope = await testProject();
    const imported = await importFile(
      scope,
      fileOf(read("dime-availability/lifetimes_aws_2020-03-15.csv")),
      false,
      now,
    );
    if (!(imported.ok && "outcome" in imported.value)) throw new Error("not imported");
    expect(await removeLog(scope, imported.value.outcome.logId, now())).toBe(true);
    expect((await projectEvidence(scope)).total).toEqual({ events: 0, exposureInstanceHours: 0, pools: 0, logs: 0 });
    expect(await prisma.interruptionLogPool.count({ where: { pool: { workspaceId: scope.workspaceId } } })).toBe(0);
  });
});
