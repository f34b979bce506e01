import type { Tick } from "./loss-curve-view";

/** The bound on a rate as hours pass without an event. Texts are written already. */
export type BoundCurveView = {
  title: string;
  description: string;
  xTitle: string;
  xHighest: number;
  xTicks: Tick[];
  yHighest: number;
  yTicks: Tick[];
  /** `observed` ends now; `ahead` starts there. */
  points: { hours: number; observed: number | null; ahead: number | null; bound: number; sentence: string }[];
  now: { hours: number; bound: number; text: string };
  next: { hours: number; bound: number; text: string };
  inside: string;
  hint: string;
};
