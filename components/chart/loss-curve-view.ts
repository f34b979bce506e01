export type LossPart = "downtime" | "recovery" | "lost" | "checkpoint" | "storage";

export type Tick = { value: number; text: string };

/** A stacked curve ready to draw: every text is written already, so that chart, table and read-out say the same. */
export type LossCurveView = {
  title: string;
  description: string;
  xTitle: string;
  xDomain: [number, number];
  xTicks: Tick[];
  /** Fewer of them, for a narrow figure. */
  xTicksCompact: Tick[];
  yTicks: Tick[];
  yHighest: number;
  /** Pixels for the longest text of the value axis. */
  yAxisWidth: number;
  /** From below. */
  parts: { part: LossPart; name: string }[];
  totalName: string;
  points: { x: number; values: number[]; total: number; sentence: string }[];
  /** Vertical lines that lead down from the marks above the plot. */
  guides: { x: number; line: "solid" | "dotted" | "dashed" }[];
  best: { x: number; total: number; text: string };
  /** Where the total leaves the plot at the top, and how high it is at that end; `short` where there is no room. */
  offScale: { end: "low" | "high"; text: string; short: string }[];
  /** Shown until the first move along the curve. */
  hint: string;
};
