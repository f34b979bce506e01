import { describe, expect, it } from "vitest";
import { MODEL_VERSION } from "@/lib/model/version";
import { type ProjectBody, projectInput, projectSettings } from "@/lib/schema/project";
import { projectListQuery } from "@/lib/schema/project-list";
import { mintProjectScope, type ProjectScope, type WorkspaceScope } from "@/lib/server/auth/scope";
import { prisma, transaction } from "@/lib/server/db";
import { addSamples, removeSample } from "@/lib/server/measurement/commands";
import { listSamples } from "@/lib/server/measurement/queries";
import { verdictAnswer } from "@/lib/server/project/answer";
import { createProject, updateProject } from "@/lib/server/project/commands";
import { getProject, listProjects } from "@/lib/server/project/queries";
import { judgeOutdated, judgePools, judgeProject } from "@/lib/server/verdict/commands";
import { latestVerdict, verdictHistory } from "@/lib/server/verdict/queries";
import { testWorkspace } from "@/lib/testing/database";

const NOW = new Date("2026-11-12T09:40:00Z");

const circumstances = { mode: "sync", basis: "measured", takenOn: "2026-11-10" } as const;
const saves = [28, 29, 30, 31, 32].map((seconds) => ({ seconds, ...circumstances }));

/** All that admission needs, except a log. */
const ready = {
  usefulWorkHours: 107.5,
  stepSeconds: 1.5,
  instances: 1,
  gang: true,
  provider: "aws",
  zone: "us-east-1b",
  instanceType: "g5.12xlarge",
  spotPricePerHour: 1.86,
  onDemandPricePerHour: 5.672,
  recoverySeconds: 45,
  downtimeSeconds: 180,
  noticePreset: "aws-120",
  trajectoryDemand: "not-demanded",
  overheadSamples: saves,
  resume: {
    components: {
      model: "captured",
      optimizer: "captured",
      scheduler: "captured",
      sampler: "captured",
      rng: "captured",
      counters: "captured",
    },
    verified: [{ firstBatchHashBefore: "AB12", firstBatchHashAfter: "ab12", person: "Ada", verifiedOn: "2026-11-09" }],
  },
} satisfies Omit<ProjectBody, "name">;

async function make(scope: WorkspaceScope, body: ProjectBody): Promise<ProjectScope> {
  const made = await createProject(scope, projectInput.parse(body), NOW);
  if (!made.ok) throw new Error(made.reason.code);
  return mintProjectScope(scope, made.value.id);
}

/** What an import would leave: 22 interruptions in 176 instance-hours. */
async function importEvidence(project: ProjectScope, events = 22, failures = 0): Promise<string> {
  const { poolId } = await prisma.project.findUniqueOrThrow({ where: { id: project.projectId } });
  if (poolId === null) throw new Error("no pool");
  const counts = {
    interruptions: events,
    userStops: 0,
    caps: 0,
    failures,
    unknowns: 0,
    exposureSeconds: 176 * 3600,
  };
  const evidence = { ...counts, dispersionIndex: 1.4, dispersionP: 0.2, firstAt: NOW, lastAt: NOW };
  await transaction(async (tx) => {
    await tx.poolEvidence.upsert({ where: { poolId }, create: { poolId, ...evidence }, update: evidence });
    await judgePools(tx, project, [poolId], NOW, "interruptions-imported");
  });
  return poolId;
}

describe("judgeProject", () => {
  it("admits a project with all evidence, and names the next measurement before", async () => {
    const project = await make(await testWorkspace(), { name: "pubmed", ...ready });
    const before = await latestVerdict(project);
    expect(before?.plan.checklist.map((point) => point.verdict)).toEqual([
      "unknown",
      "unknown",
      "pass",
      "unknown",
      "pass",
    ]);
    expect(before?.statement).toMatchObject({ code: "verdict.notEnoughEvidence", values: { next: "rate.fixUpload" } });

    await importEvidence(project);
    const after = await latestVerdict(project);
    expect(after?.answer).toBe("admitted");
    expect(after?.plan.rate.perInstanceHour).toBeCloseTo(0.125, 12);
    // sqrt(2 · 30 s · 28 800 s), by hand
    expect(after?.plan.interval?.youngSeconds).toBeCloseTo(1314.534, 3);
    expect(after?.request.evidence?.overheadSeconds).toMatchObject({ p90: 31.6, samples: 5, measured: true });
    expect(after?.trigger).toMatchObject({ action: "interruptions-imported", actorName: "test" });
  });

  it("says which inputs and points changed, and from what to what", async () => {
    const project = await make(await testWorkspace(), { name: "pubmed", ...ready });
    await importEvidence(project);
    const [newest, first] = (await verdictHistory(project)).entries;
    expect(first?.changes).toEqual({ inputs: [], points: [], answer: null, modelVersion: null });
    expect(newest?.changes.answer).toEqual({ before: "not-enough-evidence", after: "admitted" });
    expect(newest?.changes.points).toEqual([1, 2, 4].map((id) => ({ id, before: "unknown", after: "pass" })));
    expect(newest?.changes.inputs).toContainEqual({ path: "request.interruptions", before: null, after: 22 });
    expect(newest?.changes.inputs.map((change) => change.path)).not.toContain("request.usefulWorkHours");
  });

  it("adds nothing when nothing changed, whoever asks and however often", async () => {
    const project = await make(await testWorkspace(), { name: "pubmed", ...ready });
    await importEvidence(project);
    const first = await latestVerdict(project);
    for (const action of ["again", "and-again"]) {
      const judged = await transaction((tx) => judgeProject(tx, project, new Date("2027-01-01T00:00:00Z"), action));
      expect(judged).toEqual({ verdictId: first?.id, isNew: false });
    }
    await importEvidence(project);
    expect((await verdictHistory(project)).entries).toHaveLength(2);
  });

  it("judges anew under another model", async () => {
    const project = await make(await testWorkspace(), { name: "old" });
    await prisma.verdict.updateMany({ where: { projectId: project.projectId }, data: { modelVersion: "0.9.0" } });
    await transaction((tx) => judgeProject(tx, project, NOW, "model-changed"));
    const [newest] = (await verdictHistory(project)).entries;
    expect(newest?.changes.modelVersion).toEqual({ before: "0.9.0", after: MODEL_VERSION });
  });

  it("counts failures into λ, and names both", async () => {
    const project = await make(await testWorkspace(), { name: "faulty", ...ready });
    await importEvidence(project, 12, 10);
    const verdict = await latestVerdict(project);
    expect(verdict?.request).toMatchObject({ interruptions: 12, failures: 10 });
    expect(verdict?.plan.rate.perInstanceHour).toBe(22 / 176);
    expect(verdict?.plan.checklist[1]?.evidence[0]?.statement).toEqual({
      code: "rate.countedWithFailures",
      values: { interruptionsCount: 12, failuresCount: 10, eventsCount: 22, exposureHours: 176 },
    });
  });

  it("keeps one latest verdict when several judge at once", async () => {
    const project = await make(await testWorkspace(), { name: "crowd", ...ready });
    await Promise.all(
      [40, 41, 42, 43].map((seconds) =>
        addSamples(project, { quantity: "overhead", seconds: [seconds], ...circumstances }, NOW),
      ),
    );
    const rows = await prisma.verdict.findMany({
      where: { projectId: project.projectId },
      orderBy: { ordinal: "asc" },
    });
    expect(rows.map((row) => row.ordinal)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map((row) => row.latest)).toEqual([false, false, false, false, true]);
    expect((await latestVerdict(project))?.request.evidence?.overheadSeconds?.samples).toBe(9);
  });

  it("follows a removed sample back to the verdict before it", async () => {
    const project = await make(await testWorkspace(), { name: "slip", ...ready });
    await importEvidence(project);
    const before = await latestVerdict(project);
    await addSamples(project, { quantity: "overhead", seconds: [3000], ...circumstances }, NOW);
    expect((await latestVerdict(project))?.answer).toBe("fix-first");
    const { groups } = await listSamples(project);
    const slip = groups.flatMap(({ samples }) => samples).find((sample) => sample.seconds === 3000);
    await removeSample(project, slip?.id ?? "", NOW);
    const after = await latestVerdict(project);
    expect(after?.inputHash).toBe(before?.inputHash);
    expect(after?.id).not.toBe(before?.id);
  });

  it("does not admit on a recovery that nobody stated", async () => {
    const { recoverySeconds: _, ...without } = ready;
    const project = await make(await testWorkspace(), { name: "hopeful", ...without });
    await importEvidence(project);
    const verdict = await latestVerdict(project);
    expect(verdict?.answer).toBe("not-enough-evidence");
    expect(verdict?.statement.values).toEqual({ next: "missing.recovery" });
  });

  it("does not take an asynchronous save without a latency for a synchronous one", async () => {
    const overheadSamples = saves.map((sample) => ({ ...sample, mode: "async" as const }));
    const project = await make(await testWorkspace(), { name: "flattered", ...ready, overheadSamples });
    await importEvidence(project);
    expect((await latestVerdict(project))?.statement.values).toMatchObject({ next: "missing.latency" });
    await addSamples(project, { quantity: "latency", seconds: [100], ...circumstances, mode: "async" }, NOW);
    expect((await latestVerdict(project))?.answer).toBe("admitted");
  });

  it("has no interval, curve or money without an event, and no NaN anywhere", async () => {
    const project = await make(await testWorkspace(), { name: "quiet", ...ready });
    await importEvidence(project, 0);
    const verdict = await latestVerdict(project);
    expect(verdict?.plan).toMatchObject({ interval: null, cost: null, curve: [], rate: { perInstanceHour: null } });
    const row = await prisma.verdict.findFirstOrThrow({ where: { projectId: project.projectId, latest: true } });
    expect([row.intervalSeconds, row.ratePerInstanceHour, row.savingMicros]).toEqual([null, null, null]);
    expect(row.rateUpper90PerInstanceHour).toBeCloseTo(2.302585 / 176, 6);
  });

  it("judges every project of a pool, and none of another workspace", async () => {
    const scope = await testWorkspace();
    const [one, two] = [await make(scope, { name: "one", ...ready }), await make(scope, { name: "two", ...ready })];
    const foreign = await make(await testWorkspace(), { name: "one", ...ready });
    await importEvidence(one);
    expect((await latestVerdict(two))?.answer).toBe("admitted");
    expect((await latestVerdict(foreign))?.answer).toBe("not-enough-evidence");
  });

  it("lets two judgements without a command around them wait for each other", async () => {
    const project = await make(await testWorkspace(), { name: "bare" });
    await prisma.project.update({ where: { id: project.projectId }, data: { usefulWorkSeconds: 3600 } });
    const judged = await Promise.all(
      [1, 2, 3].map(() => transaction((tx) => judgeProject(tx, project, NOW, "at-once"))),
    );
    expect(judged.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(judged.map(({ verdictId }) => verdictId)).size).toBe(1);
  });

  it("judges nothing through a scope of another workspace", async () => {
    const project = await make(await testWorkspace(), { name: "kept", ...ready });
    const { poolId } = await prisma.project.findUniqueOrThrow({ where: { id: project.projectId } });
    const foreign = await testWorkspace();
    await prisma.project.update({ where: { id: project.projectId }, data: { recoverySeconds: 46 } });
    await transaction((tx) => judgePools(tx, foreign, [poolId ?? ""], NOW));
    expect((await verdictHistory(project)).entries).toHaveLength(1);
    expect(await prisma.verdict.count({ where: { workspaceId: foreign.workspaceId } })).toBe(0);
  });

  it("rolls the change back when the verdict cannot be stored", async () => {
    const project = await make(await testWorkspace(), { name: "whole", ...ready });
    const failing = transaction(async (tx) => {
      await tx.project.update({ where: { id: project.projectId }, data: { recoverySeconds: 99, version: 2 } });
      await judgeProject(tx, project, NOW, "x");
      throw new Error("the power fails here");
    });
    await expect(failing).rejects.toThrow("the power fails here");
    expect((await getProject(project))?.settings.recoverySeconds).toBe(45);
    expect((await verdictHistory(project)).entries).toHaveLength(1);
  });
});

describe("a verdict of an earlier model", () => {
  /** As the model before wrote it: a sentence without the upper end, and a plan with less in it. */
  async function aged(name: string) {
    const scope = await testWorkspace();
    const project = await make(scope, { name, ...ready });
    await importEvidence(project);
    const values = { everyAdvice: 1200, spotMoney: 240, onDemandMoney: 610 };
    await prisma.verdict.updateMany({
      where: { projectId: project.projectId, latest: true },
      data: {
        modelVersion: "1.0.0",
        statement: { code: "verdict.admitted", values },
        result: { modelVersion: "1.0.0", verdict: { answer: "admitted", statement: { code: "gone", values } } },
      },
    });
    return { scope, project };
  }

  it("is read as today's model judges its inputs, and keeps its answer in the history", async () => {
    const { scope, project } = await aged("read");
    const verdict = await latestVerdict(project);
    if (!verdict) throw new Error("no verdict");
    expect(verdict.modelVersion).toBe(MODEL_VERSION);
    for (const locale of ["en", "zh"] as const) {
      expect(verdictAnswer(verdict, locale).verdict.sentence).not.toMatch(/upperMoney|verdict\./);
    }
    const [newest] = (await verdictHistory(project)).entries;
    expect(newest).toMatchObject({ answer: "admitted", statement: { code: "verdict.earlierAdmitted" } });
    const [listed] = (await listProjects(scope, projectListQuery.parse({}))).items;
    expect(listed?.statement.code).toBe("verdict.earlierAdmitted");
  });

  it("is judged again at the start, once, and its history says that the model changed", async () => {
    const { scope, project } = await aged("started");
    expect(await judgeOutdated(scope, NOW)).toBe(1);
    expect(await judgeOutdated(scope, NOW)).toBe(0);
    const [newest, older] = (await verdictHistory(project)).entries;
    expect(newest?.changes).toMatchObject({
      inputs: [],
      answer: null,
      modelVersion: { before: "1.0.0", after: MODEL_VERSION },
    });
    expect(newest?.statement.values.upperMoney).toBeGreaterThan(0);
    expect(older?.statement.code).toBe("verdict.earlierAdmitted");
  });

  it("does not keep another project waiting when it cannot be judged", async () => {
    const scope = await testWorkspace();
    const [first, second] = await Promise.all([make(scope, { name: "a" }), make(scope, { name: "b" })]);
    const [broken, sound] = first.projectId < second.projectId ? [first, second] : [second, first];
    await prisma.verdict.updateMany({ where: { workspaceId: scope.workspaceId }, data: { modelVersion: "1.0.0" } });
    await prisma.verdict.updateMany({ where: { projectId: broken.projectId }, data: { ordinal: 2_147_483_647 } });
    expect(await judgeOutdated(scope, NOW)).toBe(1);
    expect((await verdictHistory(sound)).entries[0]?.modelVersion).toBe(MODEL_VERSION);
    expect((await latestVerdict(broken))?.modelVersion).toBe(MODEL_VERSION);
  });
});

it("keeps each verdict of the history in the currency it was made in, and says the day of the prices", async () => {
  const project = await make(await testWorkspace(), { name: "abroad", ...ready, priceDate: "2026-10-01" });
  const { overheadSamples: _saves, resume: _resume, ...settings } = ready;
  const inYuan = projectSettings.parse({ name: "abroad", ...settings, currency: "CNY", priceDate: "2026-10-01" });
  await updateProject(project, 1, inYuan, NOW);
  await updateProject(project, 2, { ...inYuan, priceDate: "2026-11-12" }, NOW);
  const { entries } = await verdictHistory(project);
  expect(entries.map((entry) => [entry.currency, entry.isFirst])).toEqual([
    ["CNY", false],
    ["CNY", false],
    ["USD", true],
  ]);
  expect(entries[0]?.changes.inputs).toEqual([{ path: "priceDate", before: "2026-10-01", after: "2026-11-12" }]);
});

it("pages the history by key", async () => {
  const project = await make(await testWorkspace(), { name: "long" });
  for (let version = 1; version <= 6; version++) {
    await updateProject(project, version, projectSettings.parse({ name: "long", recoverySeconds: version }), NOW);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await verdictHistory(project, cursor, 3);
    seen.push(...page.entries.map((entry) => entry.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});
