/** A place on an axis as a percentage of its length, so that the browser lays it out at any width. */
export type Scale = (value: number) => number;

/** From zero, or between two ends; values outside come out below 0 or above 100. */
export const linearScale =
  ([low, high]: readonly [number, number]): Scale =>
  (value) =>
    high === low ? 0 : ((value - low) / (high - low)) * 100;

export const logScale =
  ([low, high]: readonly [number, number]): Scale =>
  (value) =>
    value > 0 ? (Math.log(value / low) / Math.log(high / low)) * 100 : Number.NEGATIVE_INFINITY;

/** Keeps a label whole at both ends of its axis. */
export const anchorAt = (percent: number): "start" | "middle" | "end" =>
  percent < 30 ? "start" : percent > 70 ? "end" : "middle";

/** 1, 2, 2.5 or 5 times a power of ten, so that at most `most` gaps cover the length. */
export function niceStep(length: number, most: number): number {
  const rough = length / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round values from 0 up to and including the last that fits. */
export function ticksFromZero(highest: number, most = 5): number[] {
  if (!(highest > 0)) return [0];
  const step = niceStep(highest, most);
  const count = Math.floor(highest / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/**
 * An axis from zero on which every bar ends at or before the last tick.
 *
 * @param most gaps between ticks at most
 * @param room how far the scale reaches past the highest value, for the text behind its bar
 */
export function axisOver(highest: number, most: number, room: number): { scale: Scale; ticks: number[] } {
  if (!(highest > 0)) return { scale: linearScale([0, 1]), ticks: [0] };
  const step = niceStep(highest, most);
  const gaps = Math.ceil(highest / step - 1e-9);
  const ticks = Array.from({ length: gaps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { scale: linearScale([0, Math.max(highest * room, step * gaps)]), ticks };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths of time that people say without thinking. */
const ROUND_SECONDS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30],
  ...[1, 2, 3, 5, 10, 15, 20, 30, 45].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 5, 8, 12].map((hours) => hours * HOUR),
  ...[1, 2, 4, 7, 14, 30, 60, 120, 365].map((days) => days * DAY),
];

/** Ticks of a logarithmic axis of durations, at least `apart` percent of the axis from one another. */
export function durationTicks([low, high]: readonly [number, number], apart: number): number[] {
  const scale = logScale([low, high]);
  const ticks: number[] = [];
  for (const seconds of ROUND_SECONDS) {
    const previous = ticks.at(-1);
    if (seconds < low || seconds > high) continue;
    if (previous === undefined || scale(seconds) - scale(previous) >= apart) ticks.push(seconds);
  }
  return ticks;
}
