import type { Rate } from "./plan-types";
import { dispersionLimits } from "./statistics/dispersion-limits";
import { poissonInterval95, poissonUpper90 } from "./statistics/poisson-interval";

const UNKNOWN: Rate = { perInstanceHour: null, interval95: null, upper90: null };

/**
 * λ = n / exposure with its exact 95 % interval and one-sided upper 90 % bound.
 * Without an event there is no estimate, only the bounds; without exposure nothing is known.
 *
 * @param events interruptions counted, ≥ 0
 * @param exposureHours instance-hours at risk, quiet and censored ones included
 */
export function rateFromCounts(events: number, exposureHours: number): Rate {
  if (!(events >= 0 && exposureHours > 0 && Number.isFinite(events) && Number.isFinite(exposureHours))) return UNKNOWN;
  return {
    perInstanceHour: events > 0 ? events / exposureHours : null,
    interval95: poissonInterval95(events, exposureHours),
    upper90: poissonUpper90(events, exposureHours),
  };
}

/** A rate that somebody declared: without counts it has no bounds. */
export const declaredRate = (perInstanceHour: number): Rate => ({ ...UNKNOWN, perInstanceHour });

/**
 * The rate that verdicts are judged at: the upper 90 % bound, widened when the log is clustered.
 *
 * @param dispersionIndex φ of a clustered log; null when it is not clustered
 */
export function planningRate(events: number, exposureHours: number, dispersionIndex: number | null): number | null {
  if (dispersionIndex === null) return rateFromCounts(events, exposureHours).upper90;
  return exposureHours > 0 ? dispersionLimits(events, exposureHours, dispersionIndex).upper90 : null;
}

/**
 * Rate at which a gang of n loses at least one node, from a fleet log:
 * Σ over batches of 1 − C(N−b, n)/C(N, n), divided by the observed hours.
 *
 * @param batches b nodes of the N alive left at once
 * @param size n, nodes of the gang
 * @returns per hour; between the rate of one node and n times it
 */
export function gangRate(
  batches: Iterable<{ left: number; alive: number }>,
  size: number,
  observedHours: number,
): number {
  let struck = 0;
  for (const { left, alive } of batches) {
    let spared = 1;
    for (let node = 0; node < Math.min(size, alive); node++)
      spared *= Math.max(0, alive - left - node) / (alive - node);
    struck += 1 - spared;
  }
  return struck / observedHours;
}
