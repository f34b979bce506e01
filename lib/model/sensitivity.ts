import { type Conditions, stretch } from "./expected-time";
import { type Seconds, seconds } from "./units";

const ROUNDS = 80;

/**
 * Intervals around the best one whose expected time exceeds the least by at most `allowed` of
 * the useful work, from the exact form.
 *
 * @param best the exact optimum, or the shortest interval an upload allows
 * @param allowed share of useful work, e.g. 0.005 for half a percentage point
 */
export function flatPart(best: Seconds, shortest: Seconds, overhead: Seconds, conditions: Conditions, allowed: number) {
  const limit = stretch(best, overhead, conditions) + allowed;
  if (!Number.isFinite(limit)) return [best, best] as [Seconds, Seconds];
  const within = (interval: number) => stretch(seconds(interval), overhead, conditions) <= limit;
  return [Math.max(shortest, edge(best, 0.5, within)), edge(best, 2, within)].map(seconds) as [Seconds, Seconds];
}

/** The last interval that is within the limit, going from the best one by a factor and back by halves. */
function edge(best: number, factor: number, within: (interval: number) => boolean): number {
  let inside = best;
  let outside = best * factor;
  for (let round = 0; round < 1000 && within(outside); round++) {
    inside = outside;
    outside *= factor;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const middle = Math.sqrt(inside * outside);
    if (within(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
