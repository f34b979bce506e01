import { poissonInterval95, poissonUpper90 } from "./poisson-interval";

/**
 * Limits of a rate whose counts scatter φ times more than Poisson's: those of n/φ events in E/φ.
 *
 * @param index φ before it is held at 1 or more
 */
export function dispersionLimits(events: number, exposure: number, index: number) {
  const phi = Math.max(1, index);
  return {
    phi,
    interval95: poissonInterval95(events / phi, exposure / phi),
    upper90: poissonUpper90(events / phi, exposure / phi),
  };
}
