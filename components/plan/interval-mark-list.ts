import type { IntervalMark } from "@/components/chart/interval-marks";
import { formatDuration } from "@/lib/format/duration";
import { formatNumber } from "@/lib/format/number";
import { type LossFigureInput, placeOf, stepsSeconds } from "./loss-figure-view";
import type { PlanText } from "./plan-text";

/** The rows above the loss curve, from above: τ* with its band, where to aim, the same in steps, the flat valley. */
export function intervalMarks(input: LossFigureInput, { t, locale }: PlanText): IntervalMark[] {
  const place = placeOf(input);
  const duration = (seconds: number) => formatDuration(seconds, locale);
  const { interval, stepSeconds } = input;
  const best = interval.bestSeconds;
  const band = interval.bandSeconds;
  const aim = interval.conservativeSeconds;
  const steps = stepsSeconds(input);
  const [low, high] = interval.withinHalfPointSeconds;

  return [
    {
      id: "best",
      shape: "band",
      place: { from: place(band?.[0] ?? best), to: place(band?.[1] ?? best), dot: place(best) },
      guide: { at: place(best), line: "solid" },
      headline: t("mark.best", { interval: duration(best) }),
      detail: band ? t("mark.bestBand", { low: duration(band[0]), high: duration(band[1]) }) : t("mark.bestNoBand"),
    },
    {
      id: "aim",
      shape: "aim",
      place: { from: place(Math.min(aim, best)), to: place(Math.max(aim, best)) },
      guide: { at: place(aim), line: "dotted" },
      headline: t("mark.aim", { interval: duration(aim) }),
      detail: t("mark.aimDetail", { factor: formatNumber(aim / best, locale, { digits: 2 }) }),
    },
    {
      id: "steps",
      shape: "step",
      place: { from: place(steps ?? aim), to: place(steps ?? aim) },
      ...(steps !== null && { guide: { at: place(steps), line: "dashed" as const } }),
      headline: steps === null ? t("mark.stepsUnknown") : t("mark.steps", { steps: interval.steps ?? 0 }),
      detail:
        steps === null
          ? t("mark.stepsUnknownDetail")
          : t("mark.stepsDetail", { interval: duration(steps), step: duration(stepSeconds ?? 0) }),
    },
    {
      id: "flat",
      shape: "range",
      place: { from: place(low), to: place(high) },
      headline: t("mark.flat"),
      detail: t("mark.flatDetail", { low: duration(low), high: duration(high) }),
    },
  ];
}
