import "server-only";
import type { Currency, PlanEvidence, PlanRequest } from "@/lib/model/plan-types";
import { present } from "@/lib/schema/present";
import type { ProjectSettings } from "@/lib/schema/project";
import type { SampleSummary, SampleUse } from "@/lib/schema/sample-summary";
import { isoDay } from "@/lib/server/project/column";
import type { PoolFacts } from "@/lib/server/project/pool-facts";
import type { ResumeFacts } from "@/lib/server/project/resume-facts";

/** All that a verdict rests on. What is absent is unknown. */
export type PlanInputs = {
  currency: Currency;
  request: Partial<PlanRequest>;
  mode: "sync" | "async" | null;
  /** Of the prices: the same figure looked up again is younger evidence. */
  priceDate: string | null;
};

export type ProjectFacts = {
  settings: ProjectSettings;
  samples: SampleUse;
  resume: ResumeFacts | null;
  pool: PoolFacts | null;
};

/** The request of a plan from what the project, its samples and its pool say; blanks stay absent. */
export function planInputs({ settings, samples, resume, ...facts }: ProjectFacts): PlanInputs {
  // Without exposure there is no rate, whatever was counted.
  const pool = facts.pool && facts.pool.exposureInstanceHours > 0 ? facts.pool : null;
  const evidence: PlanEvidence = present({
    overheadSeconds: samples.overhead && overheadEvidence(samples.overhead),
    clustering: pool?.clustering && { ...pool.clustering, source: pool.name, date: pool.lastAt && isoDay(pool.lastAt) },
    resume,
    trajectory: trajectoryEvidence(settings),
  });
  const request: Partial<PlanRequest> = present({
    usefulWorkHours: settings.usefulWorkHours,
    stepSeconds: settings.stepSeconds,
    instances: settings.instances,
    gang: settings.gang,
    checkpointOverheadSeconds: samples.overhead?.meanSeconds,
    // The longest that nine in ten saves take: it must fit the notice.
    checkpointLatencySeconds: samples.latency?.p90Seconds,
    recoverySeconds: settings.recoverySeconds,
    downtimeSeconds: settings.downtimeSeconds,
    detectionDelaySeconds: settings.detectionDelaySeconds,
    noticeSeconds: settings.noticeSeconds,
    checkpointGigabytes: settings.checkpointGigabytes,
    writeMegabytesPerSecond: settings.writeMegabytesPerSecond,
    interruptions: pool?.interruptions,
    failures: pool?.failures,
    exposureInstanceHours: pool?.exposureInstanceHours,
    spotPricePerHour: settings.spotPricePerHour,
    onDemandPricePerHour: settings.onDemandPricePerHour,
    reservedPricePerHour: settings.reservedPricePerHour,
    storagePricePerGigabyteMonth: settings.storagePricePerGigabyteMonth,
    checkpointsKept: settings.checkpointsKept,
    storageQuotaGigabytes: settings.storageQuotaGigabytes,
    deadlineHours: settings.deadlineHours,
    evidence: Object.keys(evidence).length > 0 ? evidence : null,
  });
  return {
    currency: settings.currency,
    request,
    mode: samples.overhead?.mode ?? null,
    priceDate: settings.priceDate ?? null,
  };
}

function overheadEvidence({ p90Seconds, count, basis, newest }: SampleSummary): PlanEvidence["overheadSeconds"] {
  return {
    p90: p90Seconds,
    samples: count,
    measured: basis === "measured",
    date: newest.takenOn,
    ...present({ source: newest.source }),
  };
}

function trajectoryEvidence(settings: ProjectSettings): PlanEvidence["trajectory"] | null {
  if (settings.trajectoryDemand === undefined) return null;
  return {
    identityDemanded: settings.trajectoryDemand === "demanded",
    ...present({
      largestGap: settings.trajectoryLargestGap,
      noise: settings.trajectoryNoise,
      fixedSeeds: settings.trajectoryFixedSeeds,
    }),
  };
}
