import { dispersionLimits } from "./dispersion-limits";
import { chiSquareUpper } from "./distributions";

const FEWEST_BINS = 28;

/** A stretch of exposure: from start to end, `instances` at once (1 unless said). */
export type ExposureSpan = { startHours: number; endHours: number; instances?: number };

export type Dispersion = {
  events: number;
  exposureHours: number;
  observationHours: number;
  equalBins: number;
  joinedBins: number;
  chiSquare: number;
  df: number;
  /** χ²/df: 1 for a Poisson log. */
  index: number;
  /** Upper tail of χ²; 0 means below the smallest double. */
  p: number;
  phi: number;
  /** Per hour of exposure, from n/φ and E/φ. */
  widened: { interval95: [number, number]; upper90: number };
};

export const DISPERSION_INDEX_LIMIT = 2;
export const DISPERSION_P_LIMIT = 0.01;

/** Strongly clustered: both limits, so that neither chance nor sheer size alone decides. */
export const isClustered = (
  { index, p }: { index: number; p: number },
  indexLimit = DISPERSION_INDEX_LIMIT,
  pLimit = DISPERSION_P_LIMIT,
) => p < pLimit && index > indexLimit;

/** Expected and counted events by equal bins over the observation; bin i is (left, right]. */
export function equalBins(events: readonly number[], spans: Iterable<ExposureSpan>, bins: number) {
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const span of spans) {
    if (span.startHours < start) start = span.startHours;
    if (span.endHours > end) end = span.endHours;
  }
  const width = (end - start) / bins;
  const place = (at: number) => Math.min(bins, Math.max(0, (at - start) / width));
  const counts = new Float64Array(bins);
  for (const at of events) {
    const bin = Math.min(bins - 1, Math.max(0, Math.ceil(place(at)) - 1));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { start, end, width, counts, exposure: exposureByBin(spans, bins, width, place) };
}

/** Whole bins of a span go through a running difference, so that a span costs O(1), not O(bins). */
function exposureByBin(spans: Iterable<ExposureSpan>, bins: number, width: number, place: (at: number) => number) {
  const part = new Float64Array(bins + 1);
  const whole = new Float64Array(bins + 2);
  const add = (array: Float64Array, index: number, value: number) => {
    array[index] = (array[index] ?? 0) + value;
  };
  for (const { startHours, endHours, instances = 1 } of spans) {
    const from = place(startHours);
    const to = place(endHours);
    const first = Math.floor(from);
    const last = Math.floor(to);
    if (first === last) add(part, first, (to - from) * instances);
    else {
      add(part, first, (first + 1 - from) * instances);
      add(part, last, (to - last) * instances);
      add(whole, first + 1, instances);
      add(whole, last, -instances);
    }
  }
  let running = 0;
  return Float64Array.from({ length: bins }, (_, bin) => {
    running += whole[bin] ?? 0;
    return ((part[bin] ?? 0) + running) * width;
  });
}

/** Neighbours joined from the left until each holds an expected count of 1; a rest goes to the last. */
function joinBins(counts: Float64Array, exposure: Float64Array, rate: number) {
  const joined: { count: number; expected: number }[] = [];
  let count = 0;
  let expected = 0;
  for (let bin = 0; bin < counts.length; bin++) {
    count += counts[bin] ?? 0;
    expected += rate * (exposure[bin] ?? 0);
    if (expected < 1) continue;
    joined.push({ count, expected });
    count = 0;
    expected = 0;
  }
  const last = joined.at(-1);
  if (last) {
    last.count += count;
    last.expected += expected;
  }
  return joined;
}

/**
 * Whether interruptions come in bursts: χ² of counts against exposure over joined bins.
 * O(events + spans).
 *
 * @param events instants of interruptions, hours on any common clock
 * @param spans exposure on the same clock, quiet and censored instances included; walked more than once
 * @returns null where there are too few events for two bins
 */
export function dispersion(events: readonly number[], spans: Iterable<ExposureSpan>): Dispersion | null {
  const n = events.length;
  let exposureHours = 0;
  for (const { startHours, endHours, instances = 1 } of spans) exposureHours += (endHours - startHours) * instances;
  if (n === 0 || !(exposureHours > 0)) return null;
  const bins = Math.max(FEWEST_BINS, Math.floor(n / 2));
  const { start, end, counts, exposure } = equalBins(events, spans, bins);
  const joined = joinBins(counts, exposure, n / exposureHours);
  const df = joined.length - 1;
  if (df < 1) return null;
  const chiSquare = joined.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  const { phi, ...widened } = dispersionLimits(n, exposureHours, chiSquare / df);
  return {
    events: n,
    exposureHours,
    observationHours: end - start,
    equalBins: bins,
    joinedBins: joined.length,
    chiSquare,
    df,
    index: chiSquare / df,
    p: chiSquareUpper(chiSquare, df),
    phi,
    widened,
  };
}
