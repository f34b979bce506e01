import { exactInterval } from "./checkpoint-interval";
import { lossHours, lossMoney } from "./expected-loss";
import { expectedJob } from "./expected-time";
import { conditionsAt, type Job, jobCount, jobRate, shortestInterval } from "./job";
import type { LossHours, LossMoney } from "./plan-types";
import { inHours, type Seconds, seconds } from "./units";

export type Priced = {
  /** Of all instances, engineering included. */
  money: number;
  usefulWork: number;
  /** Wall clock of one job, and its billed hours. */
  hours: number;
  billedHours: number;
  interruptions: number;
  loss: { hours: LossHours; cost: LossMoney };
};

/** A thousand years: beyond it a job practically never completes, and its numbers mean nothing. */
const FOREVER_HOURS = 8_760_000;

/** Whether the job ends in a time and at a price that mean anything. */
export const completes = ({ hours, money }: Pick<Priced, "hours" | "money">) =>
  hours <= FOREVER_HOURS && Number.isFinite(money);

/** A job on Spot at one interval and rate. Money and hours are +Infinity where it never completes. */
export function priceOnSpot(job: Job, interval: Seconds, ratePerInstanceHour: number): Priced {
  const ledger = expectedJob(job.work, interval, job.overhead, conditionsAt(job, ratePerInstanceHour));
  const cost = lossMoney(job, ledger);
  const usefulWork = inHours(job.work) * job.prices.spot * job.instances;
  return {
    money: usefulWork + cost.total + job.prices.engineering,
    usefulWork,
    hours: inHours(ledger.wall),
    billedHours: inHours(ledger.billed),
    interruptions: ledger.interruptions * jobCount(job),
    loss: { hours: lossHours(ledger), cost },
  };
}

/**
 * The same job where nothing is reclaimed: its own failure rate, no saves by default. Where it would
 * lose more without saves than with them, it saves at its own best interval: Spot must not look good
 * because on-demand was run carelessly.
 *
 * @param pricePerHour of one instance, on-demand or reserved
 * @returns the priced job, +Infinity where it never completes; `every`, s, is null where it does not save
 */
export function priceOnDemand(job: Job, pricePerHour: number) {
  const steady: Job = {
    ...job,
    salvage: 0,
    noticeIdle: seconds(0),
    prices: { ...job.prices, spot: pricePerHour, engineering: 0, storagePerGigabyteMonth: 0 },
  };
  const rate = job.onDemandFailuresPerInstanceHour;
  const unsaved = priceOnSpot(steady, job.work, rate);
  if (rate === 0) return { ...unsaved, every: null };
  const every = seconds(Math.max(exactInterval(job.overhead, jobRate(job, rate)), shortestInterval(job)));
  const saved = priceOnSpot({ ...steady, prices: { ...job.prices, spot: pricePerHour, engineering: 0 } }, every, rate);
  return saved.money < unsaved.money ? { ...saved, every } : { ...unsaved, every: null };
}
