import { gammaDensity, gammaLower, gammaUpper, logGamma } from "./distributions";

/** Abramowitz and Stegun 26.2.23, good to 4.5e-4: a first guess. */
function roughNormalQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(p, 1 - p)));
  const z = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return p < 0.5 ? -z : z;
}

function firstGuess(p: number, shape: number): number {
  if (shape < 0.5) return Math.exp((Math.log(p) + logGamma(shape + 1)) / shape);
  const third = 1 / (9 * shape);
  const cube = 1 - third + roughNormalQuantile(p) * Math.sqrt(third);
  const wilsonHilferty = shape * cube ** 3;
  return cube > 0 && wilsonHilferty > 0 ? wilsonHilferty : Math.exp((Math.log(p) + logGamma(shape + 1)) / shape);
}

/**
 * x with P(shape, x) = p: quantile of Gamma(shape, rate 1).
 *
 * @param p 0 ≤ p < 1
 * @param shape > 0
 */
export function gammaQuantile(p: number, shape: number): number {
  if (!(p >= 0 && p < 1 && shape > 0)) throw new RangeError(`need 0 ≤ p < 1 and shape > 0, got p=${p} shape=${shape}`);
  if (p === 0) return 0;
  // Below the smallest double there is only 0.
  if (gammaLower(shape, Number.MIN_VALUE) >= p) return 0;
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  let x = Math.max(firstGuess(p, shape), Number.MIN_VALUE);
  for (let round = 0; round < 200; round++) {
    // The smaller tail keeps its digits.
    const miss = p < 0.5 ? gammaLower(shape, x) - p : 1 - p - gammaUpper(shape, x);
    if (miss > 0) high = x;
    else low = x;
    const step = miss / gammaDensity(shape, x);
    if (Math.abs(step) <= 4 * Number.EPSILON * x) return x;
    const halley = x - step / Math.max(0.5, 1 - (step * ((shape - 1) / x - 1)) / 2);
    const halfway = high === Number.POSITIVE_INFINITY ? 2 * x : (low + high) / 2;
    const next = halley > low && halley < high ? halley : halfway;
    if (next === x) return x;
    x = next;
  }
  return x;
}

/** χ² quantile; 0 at no degree of freedom, as the lower limit of a count of 0. */
export const chiSquareQuantile = (p: number, df: number) => (df === 0 ? 0 : 2 * gammaQuantile(p, df / 2));
