import { durationTicks, logScale, ticksFromZero } from "@/components/chart/axis";
import { textWidth } from "@/components/chart/label-place";
import type { LossCurveView, LossPart } from "@/components/chart/loss-curve-view";
import { formatDuration } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import { formatPercent } from "@/lib/format/number";
import type { CurvePoint, IntervalPlan } from "@/lib/model/plan-types";
import { valueAt } from "./curve-value";
import type { PlanText } from "./plan-text";

export type LossUnit = "time" | "money";

/** How far the figure reaches to either side of τ*: beyond, nobody should look. */
const REACH = 8;
/** The lowest point stands in the lower half, and the walls rise out of the figure. */
const HEADROOM = 2.4;

export type LossFigureInput = {
  curve: readonly CurvePoint[];
  interval: IntervalPlan;
  usefulWorkHours: number;
  stepSeconds: number | null;
  storageKnown: boolean;
};

type Part = { part: LossPart; value: (point: CurvePoint) => number };
type Unit = { parts: Part[]; total: (point: CurvePoint) => number; text: (value: number) => string };

/** Shares of useful work, or money; parts from below. */
export function lossUnit(
  unit: LossUnit,
  { usefulWorkHours, storageKnown }: LossFigureInput,
  { locale, currency }: PlanText,
): Unit {
  const share = (hours: number) => hours / usefulWorkHours;
  if (unit === "time") {
    return {
      parts: [
        { part: "downtime", value: ({ hours }) => share(hours.downtime) },
        { part: "recovery", value: ({ hours }) => share(hours.recovery) },
        { part: "lost", value: ({ hours }) => share(hours.lostWork) },
        { part: "checkpoint", value: ({ hours }) => share(hours.checkpointing) },
      ],
      total: ({ hours }) => share(hours.total),
      text: (value) => formatPercent(value, locale, { digits: 1, fixed: true }),
    };
  }
  return {
    parts: [
      ...(storageKnown ? [{ part: "storage" as const, value: ({ cost }: CurvePoint) => cost.storage }] : []),
      { part: "recovery", value: ({ cost }) => cost.recovery },
      { part: "lost", value: ({ cost }) => cost.lostWork },
      { part: "checkpoint", value: ({ cost }) => cost.checkpointing },
    ],
    total: ({ cost }) => cost.total,
    text: (value) => formatMoney(value, currency, locale),
  };
}

/** The part of the curve that the figure shows, and so does its table. */
export function shownCurve({ curve, interval }: LossFigureInput): CurvePoint[] {
  const best = interval.bestSeconds;
  return curve.filter((point) => point.intervalSeconds >= best / REACH && point.intervalSeconds <= best * REACH);
}

export function lossCurveView(input: LossFigureInput, unit: LossUnit, text: PlanText): LossCurveView {
  const { t, locale } = text;
  const shown = shownCurve(input);
  const { parts, total, text: amount } = lossUnit(unit, input, text);
  const best = input.interval.bestSeconds;
  const bestTotal = valueAt(input.curve, best, total) ?? Math.min(...shown.map(total));
  const highestTotal = Math.max(...shown.map(total));
  const xDomain = domainOf(shown);
  const yHighest = Math.min(highestTotal, bestTotal * HEADROOM) * 1.02;
  const ticks = ticksFromZero(yHighest, 6);
  const yTicks = ticks.map((value, index) => ({
    value,
    text: tickText(value, index === ticks.length - 1, unit, text),
  }));
  const duration = (seconds: number) => formatDuration(seconds, locale);
  const sentence = (point: CurvePoint) =>
    t("curve.readOut", {
      unit,
      interval: duration(point.intervalSeconds),
      total: amount(total(point)),
      parts: [...parts]
        .reverse()
        .map(({ part, value }) => t("curve.readOutPart", { part: t(`part.${part}`), amount: amount(value(point)) }))
        .join(t("list.separator")),
    });

  return {
    title: t("curve.title", { unit }),
    description: curveFinding(input, unit, text),
    xTitle: t("curve.axis"),
    xDomain,
    xTicks: durationTicks(xDomain, 6).map((value) => ({ value, text: duration(value) })),
    xTicksCompact: durationTicks(xDomain, 19).map((value) => ({ value, text: duration(value) })),
    yTicks,
    yAxisWidth: axisWidth(yTicks.map((tick) => tick.text)),
    yHighest,
    parts: parts.map(({ part }) => ({ part, name: t(`part.${part}`) })),
    totalName: t("part.total"),
    points: shown.map((point) => ({
      x: point.intervalSeconds,
      values: parts.map(({ value }) => value(point)),
      total: total(point),
      sentence: sentence(point),
    })),
    guides: guides(input),
    best: { x: best, total: bestTotal, text: amount(bestTotal) },
    offScale: [
      { end: "low" as const, point: shown[0] },
      { end: "high" as const, point: shown.at(-1) },
    ].flatMap(({ end, point }) =>
      point && total(point) > yHighest
        ? [
            {
              end,
              text: t("curve.offScale", { amount: amount(total(point)), interval: duration(point.intervalSeconds) }),
              short: t("curve.offScaleShort", { amount: amount(total(point)) }),
            },
          ]
        : [],
    ),
    hint: t("curve.hint"),
  };
}

/** What the curve shows, in one sentence. */
export function curveFinding(input: LossFigureInput, unit: LossUnit, text: PlanText): string {
  const { t, locale } = text;
  const { total, text: amount } = lossUnit(unit, input, text);
  const best = input.interval.bestSeconds;
  const [low, high] = input.interval.withinHalfPointSeconds;
  const at = (seconds: number) => valueAt(input.curve, seconds, total);
  const least = at(best) ?? Math.min(...input.curve.map(total));
  const more = Math.max(0, ...[low, high].map((end) => (at(end) ?? least) - least));
  return t("curve.finding", {
    unit,
    best: formatDuration(best, locale),
    amount: amount(least),
    more: amount(more),
    low: formatDuration(low, locale),
    high: formatDuration(high, locale),
  });
}

export const domainOf = (shown: readonly CurvePoint[]): [number, number] => [
  shown[0]?.intervalSeconds ?? 1,
  shown.at(-1)?.intervalSeconds ?? 10,
];

/** Where an interval stands in the figure, as a percentage of its width. */
export const placeOf = (input: LossFigureInput) => {
  const scale = logScale(domainOf(shownCurve(input)));
  return (seconds: number) => Math.min(100, Math.max(0, scale(seconds)));
};

export const stepsSeconds = ({ interval, stepSeconds }: LossFigureInput): number | null =>
  interval.steps === null || stepSeconds === null ? null : interval.steps * stepSeconds;

function guides(input: LossFigureInput): LossCurveView["guides"] {
  const steps = stepsSeconds(input);
  const lines: LossCurveView["guides"] = [
    { x: input.interval.conservativeSeconds, line: "dotted" },
    { x: input.interval.bestSeconds, line: "solid" },
  ];
  return steps === null ? lines : [...lines, { x: steps, line: "dashed" }];
}

const NARROWEST_AXIS = 44;
const TICK_GAP = 12;
const axisWidth = (texts: readonly string[]) =>
  Math.max(NARROWEST_AXIS, ...texts.map((tick) => textWidth(tick) + TICK_GAP));

/** The unit once, on the last tick. */
function tickText(value: number, last: boolean, unit: LossUnit, { locale, currency }: PlanText): string {
  if (unit === "money") return formatMoney(value, currency, locale);
  const percent = formatPercent(value, locale, { digits: 1 });
  return last ? percent : percent.replace(/[\s\u202f]*%$/, "");
}
