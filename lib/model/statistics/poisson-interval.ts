import { chiSquareQuantile } from "./quantiles";

/**
 * Exact (Garwood) limits of a Poisson rate.
 *
 * @param events count, ≥ 0; may be fractional when widened for dispersion
 * @param exposure > 0; the limits are per unit of it
 */
export function poissonInterval95(events: number, exposure: number): [number, number] {
  return [
    chiSquareQuantile(0.025, 2 * events) / (2 * exposure),
    chiSquareQuantile(0.975, 2 * events + 2) / (2 * exposure),
  ];
}

/** One-sided upper 90 % limit, the planning value: 2.303/exposure without an event. */
export const poissonUpper90 = (events: number, exposure: number) =>
  chiSquareQuantile(0.9, 2 * events + 2) / (2 * exposure);
