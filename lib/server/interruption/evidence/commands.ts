import "server-only";
import type { Watch } from "@/lib/import/evidence/exposure";
import { type FoldedEvidence, foldPool } from "@/lib/import/evidence/fold-pool";
import type { WorkspaceScope } from "@/lib/server/auth/scope";
import type { Transaction } from "@/lib/server/db";
import type { ClaimedPool, Relation } from "./claim-sql";
import { claimedPools, placesOfLogs, readClaims } from "./queries";

type Workspace = Pick<WorkspaceScope, "workspaceId">;

const ROWS_AT_ONCE = 1_500_000;

/**
 * Adds up anew what is claimed of the pools, and of those whose machines they share, in the caller's transaction.
 *
 * @returns the pools whose evidence was written
 */
export async function recomputeEvidence(
  tx: Transaction,
  scope: Workspace,
  poolIds: readonly string[],
): Promise<string[]> {
  const { alone, families } = await claimedPools(scope, poolIds, tx);
  const relationOf = ({ claimants }: ClaimedPool): Relation => (claimants.length > 1 ? "several-logs" : "one-log");
  for (const relation of ["one-log", "several-logs"] as const) {
    for (const batch of inBatches(alone.filter((pool) => relationOf(pool) === relation))) {
      await addUp(tx, scope, batch, relation);
    }
  }
  for (const family of families) await addUp(tx, scope, family, "shared-machines");
  return [...alone, ...families.flat()].map(({ poolId }) => poolId);
}

async function addUp(
  tx: Transaction,
  scope: Workspace,
  pools: readonly ClaimedPool[],
  relation: Relation,
): Promise<void> {
  const rows = await readClaims(scope, pools, relation);
  const places = relation === "shared-machines" ? await placesOfLogs(scope, pools) : null;
  for (const [place, pool] of pools.entries()) {
    const columns = rows[place];
    if (columns === undefined) continue;
    const watches = pool.claimants.flatMap((claimant): Watch[] => {
      const { observedFrom, observedTo, watchedInstances, logId, poolsOfLog } = claimant;
      if (observedFrom === null || observedTo === null || watchedInstances === null) return [];
      if (places && !places.get(logId)?.has(place)) return [];
      const sharers = places ? poolsOfLog - timesNamed(pools, logId) + (places.get(logId)?.size ?? 1) : poolsOfLog;
      return [{ from: observedFrom.getTime(), to: observedTo.getTime(), instances: watchedInstances / sharers }];
    });
    await writeEvidence(tx, pool.poolId, foldPool(columns, watches, pool.provider));
  }
}

const timesNamed = (pools: readonly ClaimedPool[], logId: string) =>
  pools.filter(({ claimants }) => claimants.some((claimant) => claimant.logId === logId)).length;

async function writeEvidence(tx: Transaction, poolId: string, folded: FoldedEvidence): Promise<void> {
  const { causes, exposureSeconds, clustering, firstMs, lastMs } = folded;
  const columns = {
    interruptions: causes.interruption,
    userStops: causes.userStop,
    caps: causes.cap,
    failures: causes.failure,
    unknowns: causes.unknown,
    exposureSeconds,
    dispersionIndex: clustering?.index ?? null,
    dispersionP: clustering?.p ?? null,
    firstAt: firstMs === null ? null : new Date(firstMs),
    lastAt: lastMs === null ? null : new Date(lastMs),
  };
  await tx.poolEvidence.upsert({ where: { poolId }, create: { poolId, ...columns }, update: columns });
}

/** Pools that are read together: as few readings as the memory of an import allows. */
function* inBatches(pools: readonly ClaimedPool[]): Generator<ClaimedPool[]> {
  let batch: ClaimedPool[] = [];
  let rows = 0;
  for (const pool of pools) {
    const events = pool.claimants.reduce((sum, claimant) => sum + claimant.events, 0);
    if (batch.length > 0 && rows + events > ROWS_AT_ONCE) {
      yield batch;
      batch = [];
      rows = 0;
    }
    batch.push(pool);
    rows += events;
  }
  if (batch.length > 0) yield batch;
}
