import { logScale, type Scale } from "@/components/ui/scale";
import type { PoolEvidence } from "@/lib/schema/evidence";

export const MARK_WIDTH = 144;

export type PoolAxis = { ticks: number[]; scale: Scale };

const LOWEST = 1e-4;
const HIGHEST = 100;

/** Whole decades that hold every mark; one axis for all rows. */
export function poolAxis(pools: readonly PoolEvidence[]): PoolAxis {
  const marks = pools
    .flatMap(({ ratePerInstanceHour, interval95, upper90 }) =>
      ratePerInstanceHour === null ? [upper90] : [ratePerInstanceHour, ...(interval95 ?? [])],
    )
    .filter((mark): mark is number => mark !== null && mark >= LOWEST && mark <= HIGHEST);
  const low = Math.floor(Math.log10(Math.min(0.1, ...marks)));
  const high = Math.ceil(Math.log10(Math.max(1, ...marks)));
  const ticks = Array.from({ length: high - low + 1 }, (_, step) => Number(`1e${low + step}`));
  return { ticks, scale: logScale([Number(`1e${low}`), Number(`1e${high}`)], [0, MARK_WIDTH]) };
}
