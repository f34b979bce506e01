import "server-only";
import { z } from "zod";
import { planOfProject } from "@/lib/model/incomplete-plan";
import type { Answer, Currency, Plan, Statement } from "@/lib/model/plan-types";
import { readable } from "@/lib/model/statement";
import { MODEL_VERSION } from "@/lib/model/version";
import type { StoredVerdict, Trigger, VerdictChanges, VerdictHistory } from "@/lib/schema/verdict";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import { decodeCursor, encodeCursor } from "@/lib/server/project/list-cursor";
import type { PlanInputs } from "@/lib/server/project/plan-inputs";
import { pointFields, pointsOf } from "@/lib/server/verdict/points";

const VERDICTS_PER_PAGE = 20;

const within = (scope: ProjectScope) => ({ projectId: scope.projectId, workspaceId: scope.workspaceId });

/** null only before the first judgement, which the command that makes a project does. */
export async function latestVerdict(scope: ProjectScope, db: Db = prisma): Promise<StoredVerdict | null> {
  const row = await db.verdict.findFirst({ where: { ...within(scope), latest: true } });
  if (!row) return null;
  const inputs = row.inputs as PlanInputs;
  const plan = planOf(row, inputs);
  return {
    id: row.id,
    answer: plan.verdict.answer,
    statement: plan.verdict.statement,
    modelVersion: plan.modelVersion,
    inputHash: row.inputHash,
    currency: row.currency as Currency,
    request: inputs.request,
    plan,
    changes: row.changes as unknown as VerdictChanges,
    trigger: triggerOf(row),
    judgedAt: row.judgedAt,
  };
}

/** The plan of another model may lack what today's pages read: the stored inputs are judged as they stand. */
const planOf = ({ modelVersion, result }: { modelVersion: string; result: unknown }, inputs: PlanInputs): Plan =>
  modelVersion === MODEL_VERSION
    ? (result as Plan)
    : planOfProject({ request: inputs.request, asynchronous: inputs.mode === "async" });

const historyFields = {
  id: true,
  ordinal: true,
  answer: true,
  statement: true,
  modelVersion: true,
  inputHash: true,
  currency: true,
  changes: true,
  actorKind: true,
  actorName: true,
  action: true,
  judgedAt: true,
  ...pointFields,
} as const;

/** Verdicts from the newest on, each with what changed against the one before. */
export async function verdictHistory(
  scope: ProjectScope,
  cursor?: string,
  pageSize = VERDICTS_PER_PAGE,
  db: Db = prisma,
): Promise<VerdictHistory> {
  const after = decodeCursor(cursor, z.int32());
  const rows = await db.verdict.findMany({
    where: {
      ...within(scope),
      ...(after && { ordinal: { lt: after.key } }),
    },
    select: historyFields,
    orderBy: { ordinal: "desc" },
    take: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    entries: page.map((row) => ({
      id: row.id,
      answer: row.answer as Answer,
      statement: readable(row.statement as Statement, row.answer as Answer),
      modelVersion: row.modelVersion,
      inputHash: row.inputHash,
      currency: row.currency as Currency,
      changes: row.changes as unknown as VerdictChanges,
      trigger: triggerOf(row),
      judgedAt: row.judgedAt,
      isFirst: row.ordinal === 1,
      points: pointsOf(row),
    })),
    nextCursor: last ? encodeCursor({ key: last.ordinal, id: last.id }) : null,
  };
}

const triggerOf = (row: { actorKind: string; actorName: string; action: string }): Trigger => ({
  actorKind: row.actorKind as Trigger["actorKind"],
  actorName: row.actorName,
  action: row.action,
});
