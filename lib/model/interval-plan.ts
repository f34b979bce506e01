import {
  CONSERVATIVE_FACTOR,
  CONSERVATIVE_FACTOR_TIGHT_NOTICE,
  conservativeInterval,
  dalyInterval,
  exactInterval,
  stepsOf,
  youngInterval,
  youngIsGood,
} from "./checkpoint-interval";
import { conditionsAt, type Job, jobRate, shortestInterval } from "./job";
import { noticeIsTight } from "./notice-window";
import type { IntervalPlan } from "./plan-types";
import { flatPart } from "./sensitivity";
import { type PerSecond, perSecond, type Seconds, seconds } from "./units";

const HALF_POINT = 0.005;

const defaultFactor = ({ emergencySave, notice }: Job) =>
  notice.availableSeconds !== null && noticeIsTight(emergencySave, seconds(notice.availableSeconds))
    ? CONSERVATIVE_FACTOR_TIGHT_NOTICE
    : CONSERVATIVE_FACTOR;

/** θ = λ(1 − q): a rescued interruption loses no work, so it does not count towards the interval. */
const lossRate = (job: Job, ratePerInstanceHour: number): PerSecond =>
  perSecond(jobRate(job, ratePerInstanceHour) * (1 - job.salvage));

/**
 * How often to save at a rate.
 *
 * @param ratePerInstanceHour λ, > 0
 * @param interval95 its limits, for the band; null where there are none
 * @param chosenFactor share of Young's interval to recommend, 0.5 to 1; undefined takes 0.75, or 0.7
 *   when an emergency save needs half the notice window or more
 */
export function planInterval(
  job: Job,
  ratePerInstanceHour: number,
  interval95: readonly [number, number] | null,
  chosenFactor: number | undefined,
): IntervalPlan {
  const shortest = shortestInterval(job);
  const allowed = (interval: Seconds) => seconds(Math.max(interval, shortest));
  const rate = lossRate(job, ratePerInstanceHour);
  const young = youngInterval(job.overhead, rate);
  const exact = exactInterval(job.overhead, rate);
  const factor = chosenFactor ?? defaultFactor(job);
  const conservative = allowed(conservativeInterval(young, exact, factor));
  const best = youngIsGood(allowed(young), allowed(exact)) ? youngInterval : exactInterval;
  const bestAt = (perInstanceHour: number) => allowed(best(job.overhead, lossRate(job, perInstanceHour)));
  const conditions = conditionsAt(job, ratePerInstanceHour);
  return {
    youngSeconds: allowed(young),
    dalySeconds: allowed(dalyInterval(job.overhead, rate)),
    exactSeconds: allowed(exact),
    conservativeSeconds: conservative,
    bandSeconds: interval95 && interval95[0] > 0 ? [bestAt(interval95[1]), bestAt(interval95[0])] : null,
    steps: job.step === null ? null : stepsOf(conservative, job.step),
    bestSeconds: bestAt(ratePerInstanceHour),
    bestFrom: best === youngInterval ? "young" : "exact",
    withinHalfPointSeconds: flatPart(allowed(exact), shortest, job.overhead, conditions, HALF_POINT),
    conservativeFactor: factor,
    asynchronous: job.asynchronous,
    uploadFloorSeconds: shortest,
  };
}
