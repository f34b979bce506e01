import "server-only";
import { to as copyTo } from "pg-copy-streams";
import { emptyRows, type PoolRows } from "@/lib/import/evidence/pool-rows";
import type { WorkspaceScope } from "@/lib/server/auth/scope";
import { sidePool as connections, type Db } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import { type ClaimedPool, distinctEventsSql, placesSql, type Relation } from "./claim-sql";
import { ClaimDecoder } from "./copy-out";
import { familiesOf } from "./families";

type Workspace = Pick<WorkspaceScope, "workspaceId">;

const claimedPool = {
  id: true,
  provider: true,
  region: true,
  zone: true,
  instanceType: true,
  logPools: {
    where: { log: { importedAt: { not: null } } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      events: true,
      log: {
        select: {
          id: true,
          observedFrom: true,
          observedTo: true,
          watchedInstances: true,
          tellsStarts: true,
          _count: { select: { pools: true } },
        },
      },
    },
  },
} satisfies Prisma.PoolSelect;

type Row = Prisma.PoolGetPayload<{ select: typeof claimedPool }>;

const claimedPoolOf = ({ id, provider, zone, instanceType, logPools }: Row): ClaimedPool => ({
  poolId: id,
  provider,
  zone,
  instanceType,
  claimants: logPools.map(({ id: logPoolId, events, log: { id: logId, _count, ...log } }) => ({
    logPoolId,
    logId,
    events,
    poolsOfLog: _count.pools,
    ...log,
  })),
});

const inOrder: Prisma.PoolOrderByWithRelationInput[] = [
  { provider: "asc" },
  { region: "asc" },
  { zone: "asc" },
  { instanceType: "asc" },
];

/**
 * The pools with who claims them; and with every pool all those whose machines it may share, which then come together
 * as a family. A pool without a claim has no machines, but a removal may just have sent them back to others.
 */
export async function claimedPools(scope: Workspace, poolIds: readonly string[], db: Db) {
  const { workspaceId } = scope;
  const touched = await db.pool.findMany({
    where: { workspaceId, id: { in: [...poolIds] } },
    select: { provider: true, region: true },
    distinct: ["provider", "region"],
    orderBy: [{ provider: "asc" }, { region: "asc" }],
  });
  const alone: ClaimedPool[] = [];
  const families: ClaimedPool[][] = [];
  for (const { provider, region } of touched) {
    const where = { workspaceId, provider, region };
    const all = await db.pool.findMany({ where, select: claimedPool, orderBy: inOrder });
    const met = familiesOf(all).filter((family) => family.some(({ id }) => poolIds.includes(id)));
    for (const related of met.flatMap((family) => familiesOf(family.filter(isClaimed)))) {
      if (related.length > 1) families.push(related.map(claimedPoolOf));
      else alone.push(...related.map(claimedPoolOf));
    }
    alone.push(
      ...met
        .flat()
        .filter((pool) => !isClaimed(pool))
        .map(claimedPoolOf),
    );
  }
  return { alone, families };
}

const isClaimed = ({ logPools }: Row) => logPools.length > 0;

/** The distinct events of each pool, as its claimants tell them. Reads over a connection of its own: committed rows only. */
export async function readClaims(
  scope: Workspace,
  pools: readonly ClaimedPool[],
  relation: Relation,
): Promise<PoolRows[]> {
  const rows = pools.map(({ claimants }) => emptyRows(claimants.reduce((sum, { events }) => sum + events, 0)));
  if (pools.every(({ claimants }) => claimants.length === 0)) return rows;
  const decoder = new ClaimDecoder(rows);
  const client = await connections.connect();
  try {
    const sql = distinctEventsSql(scope.workspaceId, pools, relation);
    for await (const chunk of client.query(copyTo(`COPY (${sql}) TO STDOUT (FORMAT binary)`))) decoder.push(chunk);
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return rows;
}

/** The pools, by their place, in which the machines of each log stand. */
export async function placesOfLogs(scope: Workspace, pools: readonly ClaimedPool[]): Promise<Map<string, Set<number>>> {
  const logOf = new Map(pools.flatMap(({ claimants }) => claimants).map(({ logPoolId, logId }) => [logPoolId, logId]));
  const places = new Map<string, Set<number>>();
  if (logOf.size === 0) return places;
  const { rows } = await connections.query<{ log_pool_id: number; place: number }>(placesSql(scope.workspaceId, pools));
  for (const { log_pool_id, place } of rows) {
    const logId = logOf.get(log_pool_id) ?? "";
    places.set(logId, (places.get(logId) ?? new Set()).add(place));
  }
  return places;
}
