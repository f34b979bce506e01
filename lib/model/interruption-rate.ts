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
