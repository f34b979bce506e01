import "server-only";
import type { ImportOutcome } from "@/lib/import/upload-preview";
import { ok, type Result, refused } from "@/lib/result";
import { recordAudit } from "@/lib/server/audit/commands";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { type Transaction, transaction } from "@/lib/server/db";
import { planFromPool } from "@/lib/server/project/commands";
import { judgePools } from "@/lib/server/verdict/commands";
import { recomputeEvidence } from "./evidence/commands";
import { poolForProject } from "./pool-choice";
import { linkLog, outcomeOf, stagedLogs, twinOf } from "./staging/confirm";
import { Turnstile } from "./staging/turnstile";

// Whoever would only wait for the workspace's lock waits here, without a connection of the process.
const turnstile = new Turnstile(2);

async function inTurn<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  const leave = await turnstile.enter();
  try {
    return await transaction(work);
  } finally {
    leave();
  }
}

export type ConfirmRefusal = { code: "nothing-staged" } | { code: "not-readable"; fileName: string };

/**
 * Makes evidence of what is staged under an upload: logs, pools, sums, verdicts and the audit in one transaction.
 * A file whose bytes and choices are those of a log in the workspace adds nothing.
 */
export async function confirmUpload(
  scope: ProjectScope,
  uploadId: string,
  now: Date,
): Promise<Result<ImportOutcome[], ConfirmRefusal>> {
  return inTurn(async (tx) => {
    await lockWorkspace(tx, scope);
    const staged = await stagedLogs(tx, scope, uploadId, now);
    if (staged.length === 0) return refused({ code: "nothing-staged" });
    const unreadable = staged.find(({ events }) => events === 0);
    if (unreadable) return refused({ code: "not-readable", fileName: unreadable.fileName });

    const outcomes: ImportOutcome[] = [];
    const touched = new Set<string>();
    for (const log of staged) {
      const twin = await twinOf(tx, scope, log);
      if (twin === null) {
        const linked = await linkLog(tx, scope, log, now);
        for (const { poolId } of linked.pools) touched.add(poolId);
        outcomes.push(linked);
      } else {
        await tx.interruptionLog.delete({ where: { id: log.id }, select: { id: true } });
        outcomes.push(await outcomeOf(tx, scope, log, { logId: twin, added: 0, duplicates: log.events }));
      }
      const logId = twin ?? log.id;
      const link = { logId, projectId: scope.projectId };
      await tx.interruptionLogProject.createMany({ data: link, skipDuplicates: true });
    }
    const written = await recomputeEvidence(tx, scope, [...touched]);
    const detail = { files: outcomes.map(({ fileName, added, duplicates }) => ({ fileName, added, duplicates })) };
    await recordAudit(
      tx,
      scope,
      { action: "log-imported", subject: "project", subjectId: scope.projectId, detail },
      now,
    );
    await judgePools(tx, scope, written, now);
    const chosen = await poolForProject(
      tx,
      scope,
      outcomes.flatMap(({ pools }) => pools),
    );
    if (chosen !== null) await planFromPool(tx, scope, chosen, now);
    return ok(outcomes);
  });
}

/** A log goes with its claims; an event goes with its last claim. False when the workspace has no such log. */
export async function removeLog(scope: WorkspaceScope | ProjectScope, logId: string, now: Date): Promise<boolean> {
  return inTurn(async (tx) => {
    await lockWorkspace(tx, scope);
    const log = await tx.interruptionLog.findFirst({
      where: { id: logId, workspaceId: scope.workspaceId, importedAt: { not: null } },
      select: { fileName: true, events: true, pools: { select: { poolId: true } } },
    });
    if (log === null) return false;
    await tx.interruptionLog.delete({ where: { id: logId }, select: { id: true } });
    const touched = log.pools.flatMap(({ poolId }) => poolId ?? []);
    const written = await recomputeEvidence(tx, scope, touched);
    const detail = { fileName: log.fileName, events: log.events };
    await recordAudit(tx, scope, { action: "log-removed", subject: "log", subjectId: logId, detail }, now);
    await judgePools(tx, scope, written, now);
    return true;
  });
}

/** The project plans from this pool from now on, and is judged anew. False when the workspace has no such pool. */
export async function choosePool(scope: ProjectScope, poolId: string, now: Date): Promise<boolean> {
  return transaction(async (tx) => {
    const pool = await tx.pool.findFirst({
      where: { id: poolId, workspaceId: scope.workspaceId },
      select: { id: true },
    });
    if (pool === null) return false;
    await planFromPool(tx, scope, poolId, now);
    return true;
  });
}

/** Imports and removals of one workspace follow each other: what they add up is read and written by turns. */
async function lockWorkspace(tx: Transaction, { workspaceId }: Pick<WorkspaceScope, "workspaceId">): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${workspaceId}, 0))`;
}
