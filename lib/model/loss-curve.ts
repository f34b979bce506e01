import { type Job, shortestInterval } from "./job";
import type { CurvePoint } from "./plan-types";
import { completes, priceOnSpot } from "./spot-cost";
import { seconds } from "./units";

const POINTS = 80;
const REACH = 8;

/**
 * Expected loss over a logarithmic grid of intervals, from an eighth to eight times the best one.
 * Intervals at which the job practically never completes are left out.
 *
 * @param marked intervals that must be points of the curve, the best and the recommended among them
 */
export function lossCurve(
  job: Job,
  ratePerInstanceHour: number,
  best: number,
  marked: readonly number[],
): CurvePoint[] {
  const shortest = Math.max(best / REACH, shortestInterval(job));
  const ratio = (best * REACH) / shortest;
  const grid = Array.from({ length: POINTS }, (_, index) => shortest * ratio ** (index / (POINTS - 1)));
  return [...new Set([...grid, ...marked])]
    .sort((left, right) => left - right)
    .map((interval) => ({ interval, priced: priceOnSpot(job, seconds(interval), ratePerInstanceHour) }))
    .filter(({ priced }) => completes(priced))
    .map(({ interval, priced }) => ({ intervalSeconds: interval, hours: priced.loss.hours, cost: priced.loss.cost }));
}
