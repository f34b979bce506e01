import { expm1MinusX } from "./exponential";
import { type PerSecond, type Seconds, seconds } from "./units";

/** Young and the exact optimum are told apart once they differ by more than this share. */
const YOUNG_IS_GOOD_WITHIN = 0.05;
export const CONSERVATIVE_FACTOR = 0.75;
export const CONSERVATIVE_FACTOR_TIGHT_NOTICE = 0.7;

function demandPositive(overhead: Seconds, rate: PerSecond) {
  if (!(overhead > 0 && rate > 0 && Number.isFinite(overhead) && Number.isFinite(rate))) {
    throw new RangeError(`need finite c > 0 and λ > 0, got c=${overhead} λ=${rate}`);
  }
}

/**
 * Young's first-order checkpoint interval (1974): compute time from the end of one
 * checkpoint to the start of the next. The checkpoint itself is not included.
 *
 * @param overhead c, seconds the job stands still per checkpoint; c > 0
 * @param rate λ, interruptions per second of the whole job; λ > 0
 * @returns τ = sqrt(2c/λ), seconds
 */
export function youngInterval(overhead: Seconds, rate: PerSecond): Seconds {
  demandPositive(overhead, rate);
  return seconds(Math.sqrt(2 * overhead) / Math.sqrt(rate));
}

/**
 * Daly's higher-order estimate (2006); within 0.55 % of the exact optimum up to c/M = ½.
 *
 * @param overhead c, seconds; c > 0
 * @param rate λ = 1/M per second; λ > 0
 * @returns seconds; M itself once c ≥ 2M
 */
export function dalyInterval(overhead: Seconds, rate: PerSecond): Seconds {
  demandPositive(overhead, rate);
  const mean = 1 / rate;
  if (overhead >= 2 * mean) return seconds(mean);
  const small = overhead / (2 * mean);
  return seconds(youngInterval(overhead, rate) * (1 + Math.sqrt(small) / 3 + small / 9) - overhead);
}

/**
 * The interval that minimises the expected time under exponential interruptions,
 * τ = M·(1 + W₀(−e^(−1−c/M))). It does not depend on recovery or downtime.
 *
 * Solved as z + e^(−z) − 1 = c/M with τ = M·(1 − e^(−z)), which is the same equation
 * without the cancellation that W₀ suffers at its branch point when c is far below M.
 *
 * @param overhead c, seconds; c > 0
 * @param rate λ = 1/M per second; λ > 0
 * @returns seconds, always below M
 */
export function exactInterval(overhead: Seconds, rate: PerSecond): Seconds {
  demandPositive(overhead, rate);
  const target = overhead * rate;
  let z = target + Math.sqrt(2 * target);
  for (let round = 0; round < 60; round++) {
    const next = z - (expm1MinusX(-z) - target) / -Math.expm1(-z);
    const done = Math.abs(next - z) <= 2 * Number.EPSILON * z;
    z = next;
    if (done) break;
  }
  return seconds(-Math.expm1(-z) / rate);
}

/** Whether Young's formula is close enough to the exact optimum to be called best. */
export const youngIsGood = (young: Seconds, exact: Seconds) => Math.abs(young - exact) <= YOUNG_IS_GOOD_WITHIN * exact;

/**
 * Shorter than Young on purpose: saving too often costs less than saving too seldom.
 * Never longer than the exact optimum.
 *
 * @param factor share of Young's interval, 0.5 to 1
 */
export const conservativeInterval = (young: Seconds, exact: Seconds, factor: number) =>
  seconds(Math.min(factor * young, exact));

/**
 * Shortest interval an asynchronous save allows: one upload in flight at a time.
 *
 * @param overhead blocking seconds of one save, c
 * @param latency seconds from its trigger until it is durable, u
 */
export const uploadFloor = (overhead: Seconds, latency: Seconds) => seconds(Math.max(0, latency - overhead));

/** People configure steps: whole steps that fit the interval, never below one. */
export const stepsOf = (interval: Seconds, step: Seconds) => Math.max(1, Math.floor(interval / step));
