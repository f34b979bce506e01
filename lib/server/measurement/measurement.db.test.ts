import { describe, expect, it } from "vitest";
import { sampleBatch, verifiedResume } from "@/lib/schema/measurement";
import type { SamplePage } from "@/lib/schema/measurement-view";
import { projectInput } from "@/lib/schema/project";
import { mintProjectScope, mintWorkspaceScope, type ProjectScope } from "@/lib/server/auth/scope";
import { prisma } from "@/lib/server/db";
import {
  addSamples,
  addVerifiedResume,
  recordResumeParts,
  removeSample,
  removeVerifiedResume,
} from "@/lib/server/measurement/commands";
import { getResume, listSamples, sampleUse } from "@/lib/server/measurement/queries";
import { createProject } from "@/lib/server/project/commands";
import { latestVerdict } from "@/lib/server/verdict/queries";
import { testWorkspace } from "@/lib/testing/database";

const NOW = new Date("2026-11-12T09:40:00Z");
const LATER = new Date("2026-11-13T09:40:00Z");

async function project(name = "job"): Promise<ProjectScope> {
  const scope = mintWorkspaceScope((await testWorkspace()).workspaceId, { kind: "user", userId: "u1", name: "Ada" });
  const made = await createProject(scope, projectInput.parse({ name }), NOW);
  if (!made.ok) throw new Error(made.reason.code);
  return mintProjectScope(scope, made.value.id);
}

const batch = (seconds: number[], more: Record<string, unknown> = {}) =>
  sampleBatch.parse({ quantity: "overhead", seconds, mode: "sync", basis: "measured", takenOn: "2026-11-10", ...more });

const singles = ({ groups }: SamplePage) => groups.flatMap((group) => group.samples);

const resume = (before: string, after: string, verifiedOn = "2026-11-10") =>
  verifiedResume.parse({ firstBatchHashBefore: before, firstBatchHashAfter: after, person: "Bo", verifiedOn });

describe("samples", () => {
  it("keep day, mode, basis, source and who wrote them down", async () => {
    const scope = await project();
    await addSamples(scope, batch([28.5], { mode: "async", basis: "declared", source: "vendor's page" }), NOW);
    expect(singles(await listSamples(scope))).toMatchObject([
      {
        quantity: "overhead",
        seconds: 28.5,
        mode: "async",
        basis: "declared",
        takenOn: "2026-11-10",
        source: "vendor's page",
        recordedBy: "Ada",
        recordedAt: NOW,
      },
    ]);
  });

  it("count in the mode of the newest save, measured before declared", async () => {
    const scope = await project();
    await addSamples(scope, batch([300, 301]), NOW);
    await addSamples(scope, batch([10], { basis: "declared", mode: "async", takenOn: "2026-11-11" }), NOW);
    expect((await sampleUse(scope)).overhead).toMatchObject({
      mode: "async",
      basis: "declared",
      count: 1,
      meanSeconds: 10,
    });
    await addSamples(scope, batch([12, 14], { mode: "async", takenOn: "2026-11-09" }), NOW);
    expect((await sampleUse(scope)).overhead).toMatchObject({
      mode: "async",
      basis: "measured",
      count: 2,
      meanSeconds: 13,
    });
  });

  it("are paged newest first, none lost", async () => {
    const scope = await project();
    await addSamples(scope, batch([1, 2, 3, 4, 5]), NOW);
    await addSamples(scope, batch([6, 7, 8], { takenOn: "2026-11-12" }), LATER);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listSamples(scope, cursor, 3);
      seen.push(...singles(page).map((sample) => sample.seconds));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([6, 7, 8, 1, 2, 3, 4, 5]);
  });

  it("stand with those that were timed alike, c before u, as they were typed, over any page", async () => {
    const scope = await project();
    await addSamples(scope, batch([90, 80, 70], { quantity: "latency" }), NOW);
    await addSamples(scope, batch([31, 29, 30]), NOW);
    await addSamples(scope, batch([40], { source: "run 12" }), NOW);
    await addSamples(scope, batch([32], { takenOn: "2026-11-10" }), LATER);
    const page = await listSamples(scope);
    expect(page.groups).toMatchObject([
      { quantity: "overhead", source: null, count: 4, meanSeconds: 30.5, lowestSeconds: 29, highestSeconds: 32 },
      { quantity: "overhead", source: "run 12", count: 1 },
      { quantity: "latency", count: 3, meanSeconds: 80, lowestSeconds: 70, highestSeconds: 90 },
    ]);
    const order = [32, 31, 29, 30, 40, 90, 80, 70];
    expect(singles(page).map((sample) => sample.seconds)).toEqual(order);
    for (const size of [1, 2, 3, 5]) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const part = await listSamples(scope, cursor, size);
        expect(singles(part).length).toBeLessThanOrEqual(size);
        seen.push(...singles(part).map((sample) => sample.seconds));
        cursor = part.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(order);
    }
    // A group that a page ends in still says how many there are of it.
    expect((await listSamples(scope, undefined, 2)).groups).toMatchObject([{ count: 4, samples: [{}, {}] }]);
  });

  it("of another workspace can be neither read, nor added to, nor removed", async () => {
    const mine = await project();
    await addSamples(mine, batch([28]), NOW);
    const id = singles(await listSamples(mine))[0]?.id ?? "";
    const foreign = mintProjectScope(await testWorkspace(), mine.projectId);
    expect(singles(await listSamples(foreign))).toEqual([]);
    expect((await sampleUse(foreign)).overhead).toBeNull();
    expect(await addSamples(foreign, batch([1]), NOW)).toEqual({ ok: false, reason: { code: "gone" } });
    expect(await removeSample(foreign, id, NOW)).toEqual({ ok: false, reason: { code: "gone" } });
    const other = await project();
    expect(await removeSample(other, id, NOW)).toEqual({ ok: false, reason: { code: "gone" } });
    expect(singles(await listSamples(mine))).toHaveLength(1);
  });

  it("that are removed leave their values in the audit", async () => {
    const scope = await project();
    await addSamples(scope, batch([28]), NOW);
    await removeSample(scope, singles(await listSamples(scope))[0]?.id ?? "", LATER);
    const audit = await prisma.auditEntry.findFirst({
      where: { subjectId: scope.projectId, action: "sample-removed" },
    });
    expect(audit?.detail).toMatchObject({ seconds: 28, quantity: "overhead" });
    expect((await latestVerdict(scope))?.request).not.toHaveProperty("checkpointOverheadSeconds");
  });
});

describe("resumes", () => {
  it("with hashes that differ are failed and never count", async () => {
    const scope = await project();
    await addVerifiedResume(scope, resume("AA", "bb"), NOW);
    const view = await getResume(scope);
    expect(view.tried).toMatchObject([{ succeeded: false, person: "Bo", verifiedOn: "2026-11-10" }]);
    expect(view.verified).toBe(0);
    expect((await latestVerdict(scope))?.request.evidence?.resume?.verifiedResumes).toBe(0);
  });

  it("count from the last failure on", async () => {
    const scope = await project();
    await addVerifiedResume(scope, resume("aa", "AA", "2026-11-01"), NOW);
    expect((await getResume(scope)).verified).toBe(1);
    await addVerifiedResume(scope, resume("aa", "bb", "2026-11-02"), NOW);
    expect((await getResume(scope)).verified).toBe(0);
    await addVerifiedResume(scope, resume("cc", "cc", "2026-11-03"), NOW);
    expect((await getResume(scope)).verified).toBe(1);
    const failed = (await getResume(scope)).tried.find((tried) => !tried.succeeded);
    await removeVerifiedResume(scope, failed?.id ?? "", NOW);
    expect((await getResume(scope)).verified).toBe(2);
  });

  it("keep a part unknown until somebody looked, and the day on which they did", async () => {
    const scope = await project();
    await recordResumeParts(scope, { model: "captured", sampler: "absent", rng: "unknown" }, NOW);
    await recordResumeParts(scope, { model: "captured", optimizer: "captured", sampler: "unknown" }, LATER);
    const parts = Object.fromEntries((await getResume(scope)).parts.map(({ part, ...rest }) => [part, rest]));
    expect(parts).toMatchObject({
      model: { state: "captured", recordedAt: NOW },
      optimizer: { state: "captured", recordedAt: LATER },
      sampler: { state: "unknown", recordedAt: null },
      rng: { state: "unknown" },
      counters: { state: "unknown" },
    });
    expect((await latestVerdict(scope))?.request.evidence?.resume?.components).toEqual({
      model: "captured",
      optimizer: "captured",
    });
  });

  it("leave every part unknown that is said to be unknown", async () => {
    const scope = await project();
    await recordResumeParts(scope, { model: "captured" }, NOW);
    await recordResumeParts(scope, { model: "unknown" }, LATER);
    expect((await latestVerdict(scope))?.request.evidence).toBeUndefined();
  });
});
