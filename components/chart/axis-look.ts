import type { Tick } from "./loss-curve-view";

const INK = { fill: "var(--ink-2)" };

/** The value axis of a curve: no line, a text at each tick. */
export const valueAxisLook = (ticks: readonly Tick[]) => ({
  ...ticksOf(ticks),
  allowDataOverflow: true,
  axisLine: false,
  tickLine: false,
  tickMargin: 8,
});

/** The axis along the bottom, with its title below the ticks. */
export const baseAxisLook = (ticks: readonly Tick[], title: string) => ({
  ...ticksOf(ticks),
  type: "number" as const,
  tickMargin: 4,
  stroke: "var(--line-2)",
  label: { value: title, position: "insideBottom" as const, offset: -20, ...INK },
});

/** Every text is written already; the library only places it. */
const ticksOf = (ticks: readonly Tick[]) => ({
  ticks: ticks.map((tick) => tick.value),
  tickFormatter: (value: number) => ticks.find((tick) => tick.value === value)?.text ?? "",
  tick: INK,
  interval: 0 as const,
});

/** Room for the title of the base axis, and for half a tick text at the right. */
export const curveMargin = (top: number, right: number) => ({ top, right, bottom: 24, left: 0 });

export const CURSOR = { stroke: "var(--ink-2)", strokeWidth: 1 };
