import { describe, expect, it, test } from "vitest";
import { type ProjectBody, projectInput, projectSettings } from "@/lib/schema/project";
import { mintProjectScope, mintWorkspaceScope, type ProjectScope, type WorkspaceScope } from "@/lib/server/auth/scope";
import { prisma, transaction } from "@/lib/server/db";
import { createProject, planFromPool, updateProject } from "@/lib/server/project/commands";
import { getProject } from "@/lib/server/project/queries";
import { latestVerdict } from "@/lib/server/verdict/queries";
import { testWorkspace } from "@/lib/testing/database";

const NOW = new Date("2026-11-12T09:40:00Z");
const LATER = new Date("2026-11-13T10:00:00Z");

const as = (scope: WorkspaceScope, name: string) =>
  mintWorkspaceScope(scope.workspaceId, { kind: "user", userId: `u-${name}`, name });

async function make(scope: WorkspaceScope, body: ProjectBody): Promise<ProjectScope> {
  const made = await createProject(scope, projectInput.parse(body), NOW);
  if (!made.ok) throw new Error(made.reason.code);
  return mintProjectScope(scope, made.value.id);
}

const settings = (body: Record<string, unknown>) => projectSettings.parse(body);

describe("createProject", () => {
  it("takes a name alone: the rest is missing, never 0, and the verdict says so", async () => {
    const project = await make(await testWorkspace(), { name: "draft" });
    const stored = await prisma.project.findUniqueOrThrow({ where: { id: project.projectId } });
    expect([stored.usefulWorkSeconds, stored.recoverySeconds, stored.noticeSeconds, stored.spotPriceMicros]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect((await getProject(project))?.settings).toEqual({ name: "draft", currency: "USD" });
    const verdict = await latestVerdict(project);
    expect(verdict?.answer).toBe("not-enough-evidence");
    expect(verdict?.plan.checklist.map((point) => point.verdict)).toEqual(Array(5).fill("unknown"));
    expect(verdict?.plan.interval).toBeNull();
  });

  it("keeps a 0 that somebody typed apart from a blank", async () => {
    const project = await make(await testWorkspace(), { name: "zero", downtimeSeconds: 0, noticeSeconds: 0 });
    const kept = await getProject(project);
    expect(kept?.settings).toMatchObject({ downtimeSeconds: 0, noticeSeconds: 0 });
    expect(kept?.settings).not.toHaveProperty("recoverySeconds");
  });

  it("fills the seconds of a preset, and leaves the user's own", async () => {
    const scope = await testWorkspace();
    const preset = await getProject(await make(scope, { name: "a", noticePreset: "gcp-30" }));
    const edited = await getProject(await make(scope, { name: "b", noticePreset: "aws-120", noticeSeconds: 90 }));
    const none = await getProject(await make(scope, { name: "c", noticePreset: "none-0" }));
    expect([preset, edited, none].map((kept) => kept?.settings.noticeSeconds)).toEqual([30, 90, 0]);
  });

  it("finds the pool that an import of the same zone fills", async () => {
    const scope = await testWorkspace();
    const project = await make(scope, { name: "zoned", zone: "us-east-1b", instanceType: "g5.12xlarge" });
    const pools = await prisma.pool.findMany({ where: { workspaceId: scope.workspaceId } });
    expect(pools).toMatchObject([
      { provider: "aws", region: "us-east-1", zone: "us-east-1b", instanceType: "g5.12xlarge" },
    ]);
    expect((await getProject(project))?.poolId).toBe(pools[0]?.id);
  });

  it("refuses a name twice in one workspace, and only there", async () => {
    const scope = await testWorkspace();
    await make(scope, { name: "twin" });
    const again = await createProject(scope, projectInput.parse({ name: "twin" }), NOW);
    expect(again).toEqual({ ok: false, reason: { code: "name-taken" } });
    await make(await testWorkspace(), { name: "twin" });
    expect(await prisma.project.count({ where: { workspaceId: scope.workspaceId } })).toBe(1);
  });

  it("leaves an audit row in the same transaction", async () => {
    const scope = as(await testWorkspace(), "Ada");
    const project = await make(scope, { name: "audited" });
    const rows = await prisma.auditEntry.findMany({ where: { workspaceId: scope.workspaceId } });
    expect(rows).toMatchObject([
      {
        action: "project-created",
        actorName: "Ada",
        actorKind: "user",
        subject: "project",
        subjectId: project.projectId,
      },
    ]);
  });
});

describe("provenance", () => {
  it("keeps who wrote each number down, when, and what they named as its source", async () => {
    const scope = as(await testWorkspace(), "Ada");
    const project = await make(scope, {
      name: "told",
      recoverySeconds: 45,
      downtimeSeconds: 180,
      sources: { recoverySeconds: "drill 12" },
    });
    const other = mintProjectScope(as(scope, "Bo"), project.projectId);
    await updateProject(
      other,
      1,
      settings({ name: "told", recoverySeconds: 45, downtimeSeconds: 200, sources: { recoverySeconds: "drill 12" } }),
      LATER,
    );
    expect((await getProject(project))?.provenance).toEqual({
      recoverySeconds: { source: "drill 12", recordedBy: "Ada", recordedAt: NOW },
      downtimeSeconds: { source: null, recordedBy: "Bo", recordedAt: LATER },
    });
    await updateProject(other, 2, settings({ name: "told" }), LATER);
    expect((await getProject(project))?.provenance).toEqual({});
  });
});

describe("updateProject", () => {
  test("an edit of a stale form is refused with what changed, and nothing of it is lost", async () => {
    const scope = as(await testWorkspace(), "Ada");
    const project = await make(scope, { name: "shared", recoverySeconds: 45, stepSeconds: 1.5, instances: 2 });
    const bo = mintProjectScope(as(scope, "Bo"), project.projectId);
    await updateProject(
      bo,
      1,
      settings({ name: "shared", recoverySeconds: 60, stepSeconds: 1.5, instances: 2 }),
      LATER,
    );
    await updateProject(bo, 2, settings({ name: "shared", recoverySeconds: 70, stepSeconds: 1.5 }), LATER);

    const mine = settings({ name: "shared", recoverySeconds: 45, stepSeconds: 2, instances: 2 });
    const outcome = await updateProject(project, 1, mine, LATER);
    expect(outcome).toMatchObject({
      ok: false,
      reason: {
        code: "stale",
        version: 3,
        edits: [
          { by: "Bo", changes: [{ field: "recoverySeconds", before: 45, after: 60 }] },
          {
            by: "Bo",
            changes: [
              { field: "instances", before: 2, after: null },
              { field: "recoverySeconds", before: 60, after: 70 },
            ],
          },
        ],
        merged: { name: "shared", recoverySeconds: 70, stepSeconds: 2 },
      },
    });
    expect((await getProject(project))?.settings).toMatchObject({ recoverySeconds: 70, stepSeconds: 1.5 });
  });

  test("of two edits of one version at once, one is kept and the other refused", async () => {
    const project = await make(await testWorkspace(), { name: "raced" });
    const edits = [1, 2, 3, 4].map((seconds) =>
      updateProject(project, 1, settings({ name: "raced", recoverySeconds: seconds }), LATER),
    );
    const outcomes = await Promise.all(edits);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect((await getProject(project))?.version).toBe(2);
  });

  it("does not reach into another workspace", async () => {
    const mine = await make(await testWorkspace(), { name: "mine", recoverySeconds: 45 });
    const foreign = mintProjectScope(await testWorkspace(), mine.projectId);
    expect(await getProject(foreign)).toBeNull();
    expect(await latestVerdict(foreign)).toBeNull();
    expect(await updateProject(foreign, 1, settings({ name: "stolen" }), LATER)).toEqual({
      ok: false,
      reason: { code: "gone" },
    });
    expect((await getProject(mine))?.settings.name).toBe("mine");
  });
});

test("choosing a pool is an edit that an open form learns of", async () => {
  const scope = await testWorkspace();
  const project = await make(scope, { name: "moved", zone: "us-east-1b", instanceType: "g5.12xlarge" });
  await make(scope, { name: "other", zone: "us-east-1c", instanceType: "g5.12xlarge" });
  const pool = await prisma.pool.findFirstOrThrow({ where: { workspaceId: scope.workspaceId, zone: "us-east-1c" } });
  await transaction((tx) => planFromPool(tx, project, pool.id, LATER));
  await transaction((tx) => planFromPool(tx, project, pool.id, LATER));
  expect(await getProject(project)).toMatchObject({ version: 2, poolId: pool.id, settings: { zone: "us-east-1c" } });

  const place = { provider: "aws", region: "us-east-1", zone: "us-east-1b", instanceType: "g5.12xlarge" };
  const outcome = await updateProject(project, 1, settings({ name: "moved", ...place, recoverySeconds: 9 }), LATER);
  expect(outcome).toMatchObject({
    ok: false,
    reason: {
      edits: [{ changes: [{ field: "zone", before: "us-east-1b", after: "us-east-1c" }] }],
      merged: { zone: "us-east-1c", recoverySeconds: 9 },
    },
  });
});

describe("the database itself", () => {
  it.each([
    ["a blank name", { name: " " }],
    ["a negative recovery", { name: "x", recoverySeconds: -1 }],
    ["a recovery that is no number", { name: "x", recoverySeconds: Number.NaN }],
    ["an endless job", { name: "x", usefulWorkSeconds: Number.POSITIVE_INFINITY }],
    ["another currency", { name: "x", currency: "EUR" }],
  ])("refuses %s", async (_what, columns) => {
    const { workspaceId } = await testWorkspace();
    await expect(prisma.project.create({ data: { workspaceId, ...columns } })).rejects.toThrow();
  });
});
