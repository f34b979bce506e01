import type { ProjectListItem } from "@/lib/schema/project-list";

/** Per instance-hour. Below and above, a mark is an arrow at the edge. */
const LOWEST = 1e-4;
const HIGHEST = 100;

export type RateAxis = { domain: [number, number]; ticks: number[] };

/** Whole decades that hold every mark of the page; one axis for all rows, so that they can be compared. */
export function rateAxis(rates: readonly ProjectListItem["rate"][]): RateAxis {
  const marks = rates
    .flatMap((rate) => [
      rate.perInstanceHour,
      ...(rate.interval95 ?? []),
      rate.perInstanceHour === null ? rate.upper90 : null,
    ])
    .filter((value): value is number => value !== null && value >= LOWEST && value <= HIGHEST);
  const low = Math.floor(Math.log10(Math.min(0.01, ...marks)));
  const high = Math.ceil(Math.log10(Math.max(1, ...marks)));
  const decades = Array.from({ length: high - low + 1 }, (_, step) => Number(`1e${low + step}`));
  return { domain: [Number(`1e${low}`), Number(`1e${high}`)], ticks: decades };
}
