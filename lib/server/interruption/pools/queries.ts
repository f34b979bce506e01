import "server-only";
import type { PoolEvidence } from "@/lib/schema/evidence";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/client";
import { evidenceOf, poolFields } from "../pool-row";

type Workspace = WorkspaceScope | ProjectScope;

const POOLS_PER_PAGE = 50;

export type PoolPage = {
  pools: PoolEvidence[];
  /** The last pool of this page, where others follow. */
  next: string | null;
  /** Over all pools that logs say something about. */
  total: { pools: number; providerEnds: number; exposureInstanceHours: number };
  /** The pool that the project plans from, whether or not any log says something about it. */
  planned: PoolEvidence | null;
};

/**
 * The pools that logs say something about, by rank: those with a rate, the calmest first; then those without an event
 * by their bound, because how far below it a rate lies is not known; then those without hours.
 */
const ranked = ({ workspaceId }: Workspace) => Prisma.sql`
  SELECT p.id, p.instance_type, p.zone, e.interruptions + e.caps AS provider_ends, e.exposure_s,
         CASE WHEN e.exposure_s > 0 THEN CASE WHEN e.interruptions > 0 THEN 0 ELSE 1 END ELSE 2 END AS kind,
         CASE WHEN e.exposure_s > 0 THEN greatest(e.interruptions, 1) / e.exposure_s ELSE 0 END AS rate
    FROM pool p JOIN pool_evidence e ON e.pool_id = p.id
   WHERE p.workspace_id = ${workspaceId}::uuid
     AND (e.exposure_s > 0 OR e.interruptions + e.user_stops + e.caps + e.failures + e.unknowns > 0)`;

/** A page of the workspace's pools behind the one named; the first page when none is, or when it went. */
export async function poolPage(scope: Workspace, after: string | null = null, db: Db = prisma): Promise<PoolPage> {
  const plannedId = "projectId" in scope ? await plannedPoolId(scope, db) : null;
  const order = await db.$queryRaw<{ id: string }[]>`
    WITH ranked AS (${ranked(scope)}),
         start AS (SELECT kind, rate, instance_type, zone, id FROM ranked WHERE id = ${after}::uuid)
    SELECT id FROM ranked
     WHERE NOT EXISTS (SELECT FROM start)
        OR (kind, rate, instance_type, zone, id) > (SELECT kind, rate, instance_type, zone, id FROM start)
     ORDER BY kind, rate, instance_type, zone, id LIMIT ${POOLS_PER_PAGE + 1}`;
  const [sum] = await db.$queryRaw<{ pools: number; ends: number; hours: number }[]>`
    SELECT count(*)::int AS pools, coalesce(sum(provider_ends), 0)::float8 AS ends,
           coalesce(sum(exposure_s), 0) / 3600 AS hours
      FROM (${ranked(scope)}) AS ranked`;
  const shown = order.slice(0, POOLS_PER_PAGE).map(({ id }) => id);
  const rows = await db.pool.findMany({
    where: { workspaceId: scope.workspaceId, id: { in: plannedId === null ? shown : [...shown, plannedId] } },
    select: poolFields,
  });
  const found = new Map(rows.map((row) => [row.id, evidenceOf(row, plannedId)]));
  return {
    pools: shown.flatMap((id) => found.get(id) ?? []),
    next: order.length > POOLS_PER_PAGE ? (shown.at(-1) ?? null) : null,
    total: { pools: sum?.pools ?? 0, providerEnds: sum?.ends ?? 0, exposureInstanceHours: sum?.hours ?? 0 },
    planned: found.get(plannedId ?? "") ?? null,
  };
}

export async function plannedPoolId({ workspaceId, projectId }: ProjectScope, db: Db = prisma): Promise<string | null> {
  const project = await db.project.findFirst({ where: { id: projectId, workspaceId }, select: { poolId: true } });
  return project?.poolId ?? null;
}
