import "server-only";
import { z } from "zod";
import type { Answer, Currency, Plan, PointVerdict, Statement } from "@/lib/model/plan-types";
import type { StoredVerdict, Trigger, VerdictChanges, VerdictHistory } from "@/lib/schema/verdict";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import { decodeCursor, encodeCursor } from "@/lib/server/project/list-cursor";
import type { PlanInputs } from "@/lib/server/project/plan-inputs";

const VERDICTS_PER_PAGE = 20;

const within = (scope: ProjectScope) => ({ projectId: scope.projectId, workspaceId: scope.workspaceId });

/** null only before the first judgement, which the command that makes a project does. */
export async function latestVerdict(scope: ProjectScope, db: Db = prisma): Promise<StoredVerdict | null> {
  const row = await db.verdict.findFirst({ where: { ...within(scope), latest: true } });
  if (!row) return null;
  return {
    id: row.id,
    answer: row.answer as Answer,
    statement: row.statement as Statement,
    modelVersion: row.modelVersion,
    inputHash: row.inputHash,
    currency: row.currency as Currency,
    request: (row.inputs as PlanInputs).request,
    plan: row.result as unknown as Plan,
    changes: row.changes as unknown as VerdictChanges,
    trigger: triggerOf(row),
    judgedAt: row.judgedAt,
  };
}

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
  point1: true,
  point2: true,
  point3: true,
  point4: true,
  point5: true,
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
      statement: row.statement as Statement,
      modelVersion: row.modelVersion,
      inputHash: row.inputHash,
      currency: row.currency as Currency,
      changes: row.changes as unknown as VerdictChanges,
      trigger: triggerOf(row),
      judgedAt: row.judgedAt,
      isFirst: row.ordinal === 1,
      points: [row.point1, row.point2, row.point3, row.point4, row.point5] as PointVerdict[],
    })),
    nextCursor: last ? encodeCursor({ key: last.ordinal, id: last.id }) : null,
  };
}

const triggerOf = (row: { actorKind: string; actorName: string; action: string }): Trigger => ({
  actorKind: row.actorKind as Trigger["actorKind"],
  actorName: row.actorName,
  action: row.action,
});
