import "server-only";
import { poolLabel } from "@/lib/import/pool";
import type { CauseCounts, ProjectEvidence } from "@/lib/schema/evidence";
import type { ImportChoices } from "@/lib/schema/import";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import { evidenceOf, poolFields, saysAnything } from "./pool-row";
import { plannedPoolId } from "./pools/queries";

type Workspace = WorkspaceScope | ProjectScope;
export type PoolChoices = Pick<ImportChoices, "provider" | "region" | "zone" | "instanceType">;

const byName: Prisma.PoolOrderByWithRelationInput[] = [
  { instanceType: "asc" },
  { zone: "asc" },
  { region: "asc" },
  { provider: "asc" },
];

/**
 * What the logs that were imported for the project say, pool by pool and summed to check the import.
 * Logs are the workspace's: a project that imported none sees all of its pools.
 */
export async function projectEvidence(scope: ProjectScope, db: Db = prisma): Promise<ProjectEvidence> {
  const { workspaceId, projectId } = scope;
  const planned = await plannedPoolId(scope, db);
  const ofProject = { importedAt: { not: null }, projects: { some: { projectId } } };
  const logs = await db.interruptionLog.count({ where: { workspaceId, ...ofProject } });
  const log = logs > 0 ? ofProject : { importedAt: { not: null } };
  const rows = await db.pool.findMany({
    where: { workspaceId, OR: [{ logPools: { some: { log } } }, ...(planned === null ? [] : [{ id: planned }])] },
    select: poolFields,
    orderBy: byName,
  });
  const pools = rows.filter(saysAnything).map((row) => evidenceOf(row, planned));
  const causes: CauseCounts = { interruption: 0, userStop: 0, cap: 0, failure: 0, unknown: 0 };
  for (const cause of Object.keys(causes) as (keyof CauseCounts)[]) {
    causes[cause] = pools.reduce((sum, pool) => sum + pool.causes[cause], 0);
  }
  return {
    total: {
      events: causes.interruption + causes.cap,
      exposureInstanceHours: pools.reduce((sum, pool) => sum + pool.exposureInstanceHours, 0),
      pools: pools.length,
      logs: logs > 0 ? logs : await db.interruptionLog.count({ where: { workspaceId, ...log } }),
    },
    pools,
    causes,
  };
}

/** What the project says of its machine: the answer to what a file leaves open. */
export async function machineOf({ workspaceId, projectId }: ProjectScope, db: Db = prisma): Promise<PoolChoices> {
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { pool: { select: { provider: true, region: true, zone: true, instanceType: true } } },
  });
  return Object.fromEntries(Object.entries(project?.pool ?? {}).filter(([, name]) => name !== ""));
}

const LOGS_PER_PAGE = 50;

const logFields = {
  id: true,
  format: true,
  formatReason: true,
  fileName: true,
  sizeBytes: true,
  sha256: true,
  choices: true,
  lines: true,
  events: true,
  duplicates: true,
  repeats: true,
  ignored: true,
  rejected: true,
  observedFrom: true,
  observedTo: true,
  watchedInstances: true,
  importedBy: true,
  importedAt: true,
  pools: {
    select: { poolId: true, provider: true, region: true, zone: true, instanceType: true, events: true },
    orderBy: { events: "desc" },
    take: 20,
  },
  _count: { select: { pools: true } },
} satisfies Prisma.InterruptionLogSelect;

export type LogCursor = { importedAt: Date; id: string };

/** The imported logs of the workspace, newest first, a page after the cursor. */
export async function listLogs({ workspaceId }: Workspace, after: LogCursor | null = null, db: Db = prisma) {
  const logs = await db.interruptionLog.findMany({
    where: {
      workspaceId,
      importedAt: { not: null },
      ...(after && {
        OR: [{ importedAt: { lt: after.importedAt } }, { importedAt: after.importedAt, id: { lt: after.id } }],
      }),
    },
    select: logFields,
    orderBy: [{ importedAt: "desc" }, { id: "desc" }],
    take: LOGS_PER_PAGE + 1,
  });
  const page = logs.slice(0, LOGS_PER_PAGE).map(({ sizeBytes, importedAt, pools, _count, ...log }) => ({
    ...log,
    importedAt: importedAt ?? new Date(0),
    sizeBytes: Number(sizeBytes),
    poolCount: _count.pools,
    pools: pools.map((pool) => ({ ...pool, pool: poolLabel(pool) })),
  }));
  const last = page.at(-1);
  return {
    logs: page,
    next: logs.length > LOGS_PER_PAGE && last ? { importedAt: last.importedAt, id: last.id } : null,
  };
}

/** What an import did, file by file; a log that was there before has added nothing this time. */
export async function importedLogs(
  { workspaceId }: Workspace,
  asked: readonly { id: string; known: boolean }[],
  db: Db = prisma,
) {
  const known = new Map<string, boolean>();
  // The same file twice in one import is one log, which its first copy brought.
  for (const log of asked) known.set(log.id, log.known && known.get(log.id) !== false);
  const where = { workspaceId, importedAt: { not: null }, id: { in: [...known.keys()] } };
  const found = await db.interruptionLog.findMany({ where, select: logFields });
  const byId = new Map(found.map((log) => [log.id, log]));
  const logs = [...known.keys()].flatMap((id) => byId.get(id) ?? []);
  return logs.map(({ id, fileName, events, duplicates, rejected, pools }) => ({
    id,
    fileName,
    added: known.get(id) ? 0 : events - duplicates,
    duplicates: known.get(id) ? events : duplicates,
    rejected,
    pools: pools.map(poolLabel),
  }));
}
