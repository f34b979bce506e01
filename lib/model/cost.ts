import type { Job } from "./job";
import type { CostComparison } from "./plan-types";
import { completes, type Priced, priceOnDemand, priceOnSpot } from "./spot-cost";
import { gammaLower } from "./statistics/distributions";
import type { Seconds } from "./units";

/** Counts behind a rate; its posterior is Gamma(n + ½, exposure). */
export type Counts = { events: number; exposureHours: number };

const LOWEST_RATE = 1e-12;
const HIGHEST_RATE = 1e15;
const ROUNDS = 64;

/**
 * The largest rate per instance-hour at which Spot still costs no more, at a fixed interval.
 *
 * @returns null where Spot costs more even without an interruption
 */
export function breakEvenRate(job: Job, interval: Seconds, onDemandMoney: number): number | null {
  const pays = (rate: number) => priceOnSpot(job, interval, rate).money <= onDemandMoney;
  if (!pays(0) || !pays(LOWEST_RATE)) return null;
  let low = LOWEST_RATE;
  let high = LOWEST_RATE;
  while (high < HIGHEST_RATE && pays(high)) {
    low = high;
    high *= 10;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const middle = Math.sqrt(low * high);
    if (pays(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The discount on on-demand above which Spot pays; null where even a free machine would not. */
export function breakEvenDiscount(job: Job, spot: Priced, onDemandMoney: number): number | null {
  const billed = spot.billedHours * job.instances;
  const fees = spot.money - billed * job.prices.spot;
  const price = (onDemandMoney - fees) / billed;
  return price < 0 ? null : 1 - price / job.prices.onDemand;
}

/**
 * Spot against on-demand in money and hours, at one interval and rate.
 *
 * @param counts null where the rate was declared: then no probability is given
 * @returns null where a side practically never completes
 */
export function compareCost(
  job: Job,
  interval: Seconds,
  ratePerInstanceHour: number,
  counts: Counts | null,
  deadlineHours: number | null,
): CostComparison | null {
  const spot = priceOnSpot(job, interval, ratePerInstanceHour);
  const onDemand = priceOnDemand(job, job.prices.onDemand);
  if (!completes(spot) || !completes(onDemand)) return null;
  const reserved = job.prices.reserved === null ? null : priceOnDemand(job, job.prices.reserved).money;
  const rate = breakEvenRate(job, interval, onDemand.money);
  const saving = onDemand.money - spot.money;
  return {
    intervalSeconds: interval,
    ratePerInstanceHour,
    spot: spot.money,
    onDemand: onDemand.money,
    reserved,
    spotHours: spot.hours,
    onDemandHours: onDemand.hours,
    interruptions: spot.interruptions,
    loss: spot.loss,
    usefulWork: spot.usefulWork,
    engineering: job.prices.engineering,
    onDemandEverySeconds: onDemand.every,
    saving,
    savingShare: saving / onDemand.money,
    laterHours: spot.hours - onDemand.hours,
    meetsDeadline: deadlineHours === null ? null : spot.hours <= deadlineHours,
    discount: 1 - job.prices.spot / job.prices.onDemand,
    breakEvenDiscount: breakEvenDiscount(job, spot, onDemand.money),
    breakEvenRatePerInstanceHour: rate,
    probabilitySpotCheaper:
      counts && (rate === null ? 0 : gammaLower(counts.events + 0.5, rate * counts.exposureHours)),
  };
}
