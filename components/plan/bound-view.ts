import { ticksFromZero } from "@/components/chart/axis";
import type { BoundCurveView } from "@/components/chart/bound-curve-view";
import { formatHours } from "@/lib/format/duration";
import { formatRate } from "@/lib/format/rate";
import type { PlanText } from "./plan-text";

/** Hours observed without an interruption, and the bound on λ that they give. */
export type QuietLog = { exposureInstanceHours: number; upper90: number };

const POINTS = 60;
const FIRST = 0.3;
const LAST = 5;
const NEXT = 2.5;

/** Twice as long a quiet log halves the bound: bound × hours stays the same. */
export const boundAfter = ({ exposureInstanceHours, upper90 }: QuietLog, hours: number) =>
  (upper90 * exposureInstanceHours) / hours;

export function boundCurveView(log: QuietLog, { t, locale }: PlanText): BoundCurveView {
  const now = log.exposureInstanceHours;
  const rate = (perHour: number) => formatRate(perHour, locale);
  const hours = (value: number) => formatHours(value, locale);
  const grid = Array.from({ length: POINTS }, (_, index) => now * FIRST * (LAST / FIRST) ** (index / (POINTS - 1)));
  const shown = [...new Set([...grid, now, now * NEXT])].sort((a, b) => a - b);
  const yHighest = boundAfter(log, now * 0.5);
  const sentence = (at: number) =>
    t(at <= now ? "bound.readOut" : "bound.readOutAhead", { hours: hours(at), rate: rate(boundAfter(log, at)) });
  return {
    title: t("bound.title"),
    description: t("bound.finding", { hours: hours(now), rate: rate(log.upper90) }),
    xTitle: t("bound.axis"),
    xHighest: now * LAST,
    xTicks: ticksFromZero(now * LAST, 5).map((value) => ({ value, text: hours(value) })),
    yHighest,
    yTicks: ticksFromZero(yHighest, 5).map((value) => ({ value, text: rate(value) })),
    points: shown.map((at) => {
      const bound = boundAfter(log, at);
      return {
        hours: at,
        observed: at <= now ? bound : null,
        ahead: at >= now ? bound : null,
        bound,
        sentence: sentence(at),
      };
    }),
    now: { hours: now, bound: log.upper90, text: t("bound.now", { rate: rate(log.upper90), hours: hours(now) }) },
    next: {
      hours: now * NEXT,
      bound: boundAfter(log, now * NEXT),
      text: t("bound.next", { rate: rate(boundAfter(log, now * NEXT)), hours: hours(now * NEXT) }),
    },
    inside: t("bound.inside"),
    hint: t("curve.hint"),
  };
}
