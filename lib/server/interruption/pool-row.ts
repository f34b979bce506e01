import "server-only";
import { poolLabel } from "@/lib/import/pool";
import { rateFromCounts } from "@/lib/model/interruption-rate";
import type { CauseCounts, PoolEvidence } from "@/lib/schema/evidence";
import type { Prisma } from "@/lib/server/generated/client";

export const poolFields = {
  id: true,
  provider: true,
  region: true,
  zone: true,
  instanceType: true,
  evidence: true,
  _count: { select: { logPools: true } },
} satisfies Prisma.PoolSelect;

export type PoolRow = Prisma.PoolGetPayload<{ select: typeof poolFields }>;

export function evidenceOf({ id, evidence, _count, ...names }: PoolRow, plannedPoolId: string | null): PoolEvidence {
  const causes: CauseCounts = {
    interruption: evidence?.interruptions ?? 0,
    userStop: evidence?.userStops ?? 0,
    cap: evidence?.caps ?? 0,
    failure: evidence?.failures ?? 0,
    unknown: evidence?.unknowns ?? 0,
  };
  const exposureInstanceHours = (evidence?.exposureSeconds ?? 0) / 3600;
  const rate = rateFromCounts(causes.interruption, exposureInstanceHours);
  return {
    poolId: id,
    pool: poolLabel(names),
    ...names,
    events: causes.interruption,
    providerEnds: causes.interruption + causes.cap,
    exposureInstanceHours,
    ratePerInstanceHour: rate.perInstanceHour,
    interval95: rate.interval95,
    upper90: rate.upper90,
    clustering: clusteringOf(evidence),
    causes,
    firstAt: evidence?.firstAt?.toISOString() ?? null,
    lastAt: evidence?.lastAt?.toISOString() ?? null,
    logs: _count.logPools,
    planned: id === plannedPoolId,
  };
}

const clusteringOf = (evidence: PoolRow["evidence"]) =>
  evidence === null || evidence.dispersionIndex === null || evidence.dispersionP === null
    ? null
    : { index: evidence.dispersionIndex, p: evidence.dispersionP };

/** Machines that moved to the pool where their launch was told may leave nothing behind. */
export const saysAnything = ({ evidence }: PoolRow) =>
  evidence !== null &&
  (evidence.exposureSeconds > 0 ||
    evidence.interruptions + evidence.userStops + evidence.caps + evidence.failures + evidence.unknowns > 0);
