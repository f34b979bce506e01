import "server-only";
import { planOfProject } from "@/lib/model/incomplete-plan";
import type { Answer } from "@/lib/model/plan-types";
import { MODEL_VERSION } from "@/lib/model/version";
import { actorColumns } from "@/lib/server/audit/commands";
import { mintProjectScope, type ProjectScope, type WorkspaceScope } from "@/lib/server/auth/scope";
import { prisma, type Transaction, transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import { log } from "@/lib/server/log";
import { inputHash } from "@/lib/server/project/input-hash";
import { type PlanInputs, planInputs } from "@/lib/server/project/plan-inputs";
import { projectFacts } from "@/lib/server/project/queries";
import { type JudgedBefore, verdictChanges } from "@/lib/server/project/verdict-change";
import { pointFields, pointsOf } from "@/lib/server/verdict/points";
import { summaryColumns } from "@/lib/server/verdict/summary";

const previousFields = {
  id: true,
  ordinal: true,
  inputHash: true,
  modelVersion: true,
  inputs: true,
  answer: true,
  ...pointFields,
  projectName: true,
} satisfies Prisma.VerdictSelect;

/**
 * Judges the project from what the caller's transaction sees, and keeps the verdict with its inputs.
 * The same inputs under the same model leave the latest verdict as it stands.
 *
 * @param action what was done, as the history names it
 */
export async function judgeProject(
  tx: Transaction,
  scope: ProjectScope,
  now: Date,
  action = "inputs-changed",
): Promise<{ verdictId: string; isNew: boolean }> {
  // Two judgements of one project wait for each other; the later sees what the earlier wrote.
  await tx.$queryRaw`SELECT 1 FROM project
    WHERE id = ${scope.projectId}::uuid AND workspace_id = ${scope.workspaceId}::uuid FOR NO KEY UPDATE`;
  const facts = await projectFacts(scope, tx);
  const inputs = planInputs(facts);
  const projectName = facts.settings.name;
  const result = planOfProject({ request: inputs.request, asynchronous: inputs.mode === "async" });
  const hash = inputHash(inputs);
  const previous = await tx.verdict.findFirst({
    where: { projectId: scope.projectId, workspaceId: scope.workspaceId, latest: true },
    select: previousFields,
  });
  if (previous?.inputHash === hash && previous.modelVersion === result.modelVersion) {
    if (previous.projectName !== projectName) {
      await tx.verdict.update({ where: { id: previous.id }, data: { projectName }, select: { id: true } });
    }
    return { verdictId: previous.id, isNew: false };
  }
  if (previous) await tx.verdict.update({ where: { id: previous.id }, data: { latest: false }, select: { id: true } });
  const verdict = await tx.verdict.create({
    data: {
      workspaceId: scope.workspaceId,
      projectId: scope.projectId,
      projectName,
      ordinal: (previous?.ordinal ?? 0) + 1,
      inputHash: hash,
      inputs,
      result,
      changes: verdictChanges(previous && judgedBefore(previous), { inputs, result }),
      ...summaryColumns(inputs, result),
      ...actorColumns(scope.actor),
      action,
      judgedAt: now,
    },
    select: { id: true },
  });
  return { verdictId: verdict.id, isNew: true };
}

/** From its columns alone: the plan of another model may have another shape. */
const judgedBefore = (row: Prisma.VerdictGetPayload<{ select: typeof previousFields }>): JudgedBefore => ({
  inputs: row.inputs as unknown as PlanInputs,
  answer: row.answer as Answer,
  points: pointsOf(row),
  modelVersion: row.modelVersion,
});

const PROJECTS_AT_ONCE = 100;

/**
 * Judges every project of the workspace whose latest verdict another model gave, each in a transaction
 * of its own. Where that fails for one, it is said, the others go on, and a reader sees that one's
 * inputs judged as they were stored.
 *
 * @returns how many were judged
 */
export async function judgeOutdated(scope: WorkspaceScope, now: Date): Promise<number> {
  let judged = 0;
  for (let after = ""; ; ) {
    const rows = await prisma.verdict.findMany({
      where: {
        workspaceId: scope.workspaceId,
        latest: true,
        modelVersion: { not: MODEL_VERSION },
        ...(after && { projectId: { gt: after } }),
      },
      select: { projectId: true },
      orderBy: { projectId: "asc" },
      take: PROJECTS_AT_ONCE,
    });
    for (const { projectId } of rows) {
      after = projectId;
      try {
        await transaction((tx) => judgeProject(tx, mintProjectScope(scope, projectId), now, "model-changed"));
        judged++;
      } catch (error) {
        log.error("a project could not be judged again", error, { projectId });
      }
    }
    if (rows.length < PROJECTS_AT_ONCE) return judged;
  }
}

/** Judges every project that plans from one of these pools: an import changes more projects than its own. */
export async function judgePools(
  tx: Transaction,
  scope: WorkspaceScope | ProjectScope,
  poolIds: readonly string[],
  now: Date,
  action = "interruptions-changed",
): Promise<void> {
  const projects = await tx.project.findMany({
    where: { workspaceId: scope.workspaceId, poolId: { in: [...poolIds] } },
    select: { id: true },
    // One order for everybody, so that two imports never wait for each other's projects in a ring.
    orderBy: { id: "asc" },
  });
  for (const { id } of projects) await judgeProject(tx, mintProjectScope(scope, id), now, action);
}
