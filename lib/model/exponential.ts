const SERIES_BELOW = 0.5;

/**
 * e^x − 1 − x without cancellation near 0: what an interruption adds to a stretch of work.
 *
 * @param x any real number
 * @returns +Infinity once e^x leaves the range of a double
 */
export function expm1MinusX(x: number): number {
  if (Math.abs(x) >= SERIES_BELOW) return Math.expm1(x) - x;
  let term = (x * x) / 2;
  let sum = term;
  for (let power = 3; Math.abs(term) > Math.abs(sum) * Number.EPSILON; power++) {
    term *= x / power;
    sum += term;
  }
  return sum;
}
