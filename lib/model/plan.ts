import { admission } from "./admission";
import type { Judged } from "./admission/evidence";
import { DEFAULT_LIMITS, DEFAULT_MARGIN } from "./admission/limits";
import { type Counts, compareCost } from "./cost";
import { declaredRate, planningRate, rateFromCounts } from "./interruption-rate";
import { planInterval } from "./interval-plan";
import { type Job, jobOf } from "./job";
import { lossCurve } from "./loss-curve";
import { notesOf } from "./plan-notes";
import type { AdmissionLimits, IntervalPlan, Plan, PlanRequest, Rate } from "./plan-types";
import { completes, priceOnDemand } from "./spot-cost";
import { say } from "./statement";
import { isClustered } from "./statistics/dispersion";
import { storagePlan } from "./storage-plan";
import { seconds } from "./units";
import { MODEL_VERSION } from "./version";

const countsOf = ({ interruptions, failures = 0, exposureInstanceHours }: PlanRequest): Counts | null =>
  interruptions === undefined || exposureInstanceHours === undefined || !(exposureInstanceHours > 0)
    ? null
    : { events: interruptions + failures, exposureHours: exposureInstanceHours };

function rateOf({ ratePerInstanceHour }: PlanRequest, counts: Counts | null): Rate {
  if (counts) return rateFromCounts(counts.events, counts.exposureHours);
  return ratePerInstanceHour === undefined
    ? { perInstanceHour: null, interval95: null, upper90: null }
    : declaredRate(ratePerInstanceHour);
}

function clusteredBy({ evidence }: PlanRequest, limits: AdmissionLimits): number | null {
  const found = evidence?.clustering;
  return found && isClustered(found, limits.dispersionIndex, limits.dispersionP) ? found.index : null;
}

function absentFrom(judged: Judged): Plan["absent"] {
  const { job, rate, counts, planningRate: conservative, cost, costAtUpper90 } = judged;
  const noPoint = counts
    ? say("absent.noEvent", { exposureHours: counts.exposureHours, upperRate: rate.upper90 ?? 0 })
    : say("absent.noRate", {});
  const onDemand = priceOnDemand(job, job.prices.onDemand);
  const never = completes(onDemand) ? say("absent.neverFinishes", {}) : say("absent.onDemandNeverFinishes", {});
  const noBound = rate.perInstanceHour === null ? say("absent.noRate", {}) : say("absent.noBound", {});
  return {
    interval: rate.perInstanceHour === null ? noPoint : null,
    cost: rate.perInstanceHour === null ? noPoint : cost === null ? never : null,
    costAtUpper90: conservative === null ? noBound : costAtUpper90 === null ? never : null,
  };
}

function curveOf(job: Job, rate: Rate, interval: IntervalPlan | null) {
  if (interval === null || rate.perInstanceHour === null) return [];
  const { bestSeconds, youngSeconds, exactSeconds, conservativeSeconds } = interval;
  return lossCurve(job, rate.perInstanceHour, bestSeconds, [
    bestSeconds,
    youngSeconds,
    exactSeconds,
    conservativeSeconds,
  ]);
}

/**
 * The whole plan of one project: how often to save, what it costs, and whether it belongs on Spot.
 * Pure: the same request gives the same plan. Every number in it is finite.
 *
 * @throws RangeError where c or a rate is not positive
 */
export function computePlan(request: PlanRequest): Plan {
  const job = jobOf(request);
  const limits = { ...DEFAULT_LIMITS, ...request.limits };
  const counts = countsOf(request);
  const known = rateOf(request, counts);
  const clustering = clusteredBy(request, limits);
  const conservative = counts && planningRate(counts.events, counts.exposureHours, clustering);
  const at = (rate: number | null, interval95: Rate["interval95"]) =>
    rate === null ? null : planInterval(job, rate, interval95, request.conservativeFactor);
  const interval = at(known.perInstanceHour, known.interval95);
  const upperInterval = interval === null ? at(conservative, null) : null;
  const every = (interval ?? upperInterval)?.conservativeSeconds ?? null;
  const deadlineHours = request.deadlineHours ?? null;
  const costAt = (rate: number | null) =>
    rate === null || every === null ? null : compareCost(job, seconds(every), rate, counts, deadlineHours);
  const judged: Judged = {
    job,
    rate: known,
    planningRate: conservative,
    counts,
    failures: counts === null ? 0 : (request.failures ?? 0),
    clustered: clustering !== null,
    interval,
    upperInterval,
    cost: costAt(known.perInstanceHour),
    costAtUpper90: costAt(conservative),
    limits,
    margin: request.margin ?? DEFAULT_MARGIN,
    deadlineHours,
    evidence: request.evidence ?? {},
  };
  const maxLostWork = request.maxLostWorkSeconds;
  const storage =
    every === null
      ? null
      : storagePlan(job, seconds(every), {
          maxLostWork: maxLostWork === undefined ? null : seconds(maxLostWork),
          kept: request.checkpointsKept ?? null,
          quotaGigabytes: request.storageQuotaGigabytes ?? null,
        });
  return {
    modelVersion: MODEL_VERSION,
    rate: { ...known, planningPerInstanceHour: conservative },
    interval,
    storagePlan: storage,
    curve: curveOf(job, known, interval),
    cost: judged.cost,
    costAtUpper90: judged.costAtUpper90,
    notice: job.notice,
    ...admission(judged),
    absent: absentFrom(judged),
    assumptions: job.assumptions,
    notes: notesOf(judged, storage, request),
  };
}
