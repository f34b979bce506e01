import { expectedJob } from "./expected-time";
import { lossHours, lossMoney } from "./expected-loss";
import { conditionsAt, type Job, shortestInterval } from "./job";
import type { CurvePoint } from "./plan-types";
import { seconds } from "./units";

const POINTS = 80;
const REACH = 8;

/**
 * Expected loss over a logarithmic grid of intervals, from an eighth to eight times the best one.
 * Intervals at which the job practically never completes are left out.
 *
 * @param marked intervals that must be points of the curve, the best and the recommended among them
 */
export function lossCurve(job: Job, ratePerInstanceHour: number, best: number, marked: readonly number[]): CurvePoint[] {
  const shortest = Math.max(best / REACH, shortestInterval(job));
  const ratio = (best * REACH) / shortest;
  const grid = Array.from({ length: POINTS }, (_, index) => shortest * ratio ** (index / (POINTS - 1)));
  const conditions = conditionsAt(job, ratePerInstanceHour);
  return [...new Set([...grid, ...marked])]
    .sort((left, right) => left - right)
    .map((interval) => {
      const ledger = expectedJob(job.work, seconds(interval), job.overhead, conditions);
      return { intervalSeconds: interval, hours: lossHours(ledger), cost: lossMoney(job, ledger) };
    })
    .filter(({ hours, cost }) => Number.isFinite(hours.total) && Number.isFinite(cost.total));
}
