import "server-only";
import { poolLabel } from "@/lib/import/pool";
import type { ImportOutcome, LinkedPool, PoolCount } from "@/lib/import/upload-preview";
import type { WorkspaceScope } from "@/lib/server/auth/scope";
import type { Db, Transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import { STAGED_FOR_MS } from "./lifetime";

type Workspace = Pick<WorkspaceScope, "workspaceId">;

type LogPoolRow = PoolCount & { id: number };

type StagedLog = {
  id: string;
  fileName: string;
  format: string;
  sha256: string;
  events: number;
  repeats: number;
  ignored: number;
  rejected: number;
  pools: LogPoolRow[];
};

const stagedLog = {
  id: true,
  fileName: true,
  format: true,
  sha256: true,
  events: true,
  repeats: true,
  ignored: true,
  rejected: true,
  pools: {
    select: { id: true, provider: true, region: true, zone: true, instanceType: true, events: true },
    orderBy: { id: "asc" },
  },
} satisfies Prisma.InterruptionLogSelect;

/** The files of an upload that wait and are not stale, held against a cancel until the transaction ends. */
export async function stagedLogs(tx: Transaction, scope: Workspace, uploadId: string, now: Date): Promise<StagedLog[]> {
  const since = new Date(now.getTime() - STAGED_FOR_MS);
  const locked = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM interruption_log
    WHERE upload_id = ${uploadId}::uuid AND workspace_id = ${scope.workspaceId}::uuid
      AND imported_at IS NULL AND staged_at > ${since} ORDER BY staged_at, id FOR NO KEY UPDATE`;
  const logs = await tx.interruptionLog.findMany({
    where: { id: { in: locked.map(({ id }) => id) }, workspaceId: scope.workspaceId },
    select: stagedLog,
    orderBy: [{ stagedAt: "asc" }, { id: "asc" }],
  });
  return logs.map((log) => ({ ...log, pools: log.pools.map((pool) => ({ ...pool, pool: poolLabel(pool) })) }));
}

/** The log that was imported from the same bytes, read in the same way. */
export async function twinOf(db: Db, scope: Workspace, log: { id: string }): Promise<string | null> {
  const [twin] = await db.$queryRaw<{ id: string }[]>`SELECT twin.id FROM interruption_log staged
    JOIN interruption_log twin ON twin.workspace_id = staged.workspace_id AND twin.sha256 = staged.sha256
     AND twin.choices = staged.choices AND twin.imported_at IS NOT NULL
   WHERE staged.id = ${log.id}::uuid AND staged.workspace_id = ${scope.workspaceId}::uuid LIMIT 1`;
  return twin?.id ?? null;
}

/** Hangs the rows of a staged log on the workspace's pools; those that it names first are made. */
export async function linkLog(tx: Transaction, scope: Workspace, log: StagedLog, now: Date): Promise<ImportOutcome> {
  const { workspaceId } = scope;
  await tx.$executeRaw`INSERT INTO pool (workspace_id, provider, region, zone, instance_type)
    SELECT ${workspaceId}::uuid, provider, region, zone, instance_type
      FROM interruption_log_pool WHERE log_id = ${log.id}::uuid ON CONFLICT DO NOTHING`;
  const duplicates = await duplicatesOf(tx, scope, log.id);
  await tx.$executeRaw`UPDATE interruption_log_pool claim SET pool_id = pool.id
    FROM pool WHERE claim.log_id = ${log.id}::uuid AND pool.workspace_id = ${workspaceId}::uuid
     AND (pool.provider, pool.region, pool.zone, pool.instance_type)
       = (claim.provider, claim.region, claim.zone, claim.instance_type)`;
  await tx.interruptionLog.update({
    where: { id: log.id },
    data: { importedAt: now, duplicates },
    select: { id: true },
  });
  await tx.$executeRaw`DELETE FROM staged_chunk WHERE log_id = ${log.id}::uuid`;
  await tx.$executeRaw`DELETE FROM staged_reading WHERE log_id = ${log.id}::uuid`;
  await tx.$executeRaw`DELETE FROM staged_reject WHERE log_id = ${log.id}::uuid`;
  return outcomeOf(tx, scope, log, { logId: log.id, added: log.events - duplicates, duplicates });
}

/** What came of a staged file whose rows stand in the workspace under `logId`: its own log, or its twin. */
export async function outcomeOf(
  tx: Transaction,
  scope: Workspace,
  { fileName, format, sha256, repeats, ignored, rejected }: StagedLog,
  counted: Pick<ImportOutcome, "logId" | "added" | "duplicates">,
): Promise<ImportOutcome> {
  const rows = await tx.interruptionLogPool.findMany({
    where: { logId: counted.logId, log: { workspaceId: scope.workspaceId } },
    select: { poolId: true, provider: true, region: true, zone: true, instanceType: true, events: true },
    orderBy: { id: "asc" },
  });
  const pools = rows.flatMap((row): LinkedPool[] =>
    row.poolId === null ? [] : [{ ...row, poolId: row.poolId, pool: poolLabel(row) }],
  );
  return { fileName, format, sha256, repeats, ignored, rejected, ...counted, pools };
}

/**
 * How many rows of a log that is not linked yet are claims on events which other logs claim already,
 * or will once the `earlier` files of its upload are linked.
 */
export async function duplicatesOf(
  db: Db,
  scope: Workspace,
  logId: string,
  earlier: readonly string[] = [],
): Promise<number> {
  const rivals = await db.$queryRaw<{ id: number; others: number[] }[]>`
    SELECT mine.id, array_agg(theirs.id) AS others
      FROM interruption_log_pool mine CROSS JOIN LATERAL (
        SELECT claim.id FROM pool JOIN interruption_log_pool claim ON claim.pool_id = pool.id
         WHERE pool.workspace_id = ${scope.workspaceId}::uuid AND claim.log_id <> mine.log_id
           AND (pool.provider, pool.region, pool.zone, pool.instance_type)
             = (mine.provider, mine.region, mine.zone, mine.instance_type)
        UNION ALL
        SELECT claim.id FROM interruption_log_pool claim
         WHERE claim.log_id = ANY(${earlier}::uuid[])
           AND (claim.provider, claim.region, claim.zone, claim.instance_type)
             = (mine.provider, mine.region, mine.zone, mine.instance_type)) AS theirs
     WHERE mine.log_id = ${logId}::uuid GROUP BY mine.id`;
  let duplicates = 0;
  for (const { id, others } of rivals) {
    const [found] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM interruption_event mine
      WHERE mine.log_pool_id = ${id} AND EXISTS (
        SELECT FROM interruption_event theirs WHERE theirs.log_pool_id = ANY(${others})
           AND (theirs.instant, theirs.kind, theirs.instance, theirs.n)
             = (mine.instant, mine.kind, mine.instance, mine.n))`;
    duplicates += found?.count ?? 0;
  }
  return duplicates;
}
