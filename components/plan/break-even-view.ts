import { linearScale, logScale } from "@/components/chart/axis";
import type { LimitScaleProps } from "@/components/chart/limit-scale";
import { formatPercent } from "@/lib/format/number";
import { formatRateInWords } from "@/lib/format/rate";
import type { CostComparison, Rate } from "@/lib/model/plan-types";
import type { PlanText } from "./plan-text";

/** Today's discount against the one above which Spot pays. */
export function discountScale(
  { discount, breakEvenDiscount }: CostComparison,
  { t, locale }: PlanText,
): LimitScaleProps {
  const percent = (share: number) => formatPercent(share, locale, { digits: 1 });
  const limit =
    breakEvenDiscount === null
      ? null
      : { value: breakEvenDiscount, text: t("cost.paysAbove", { discount: percent(breakEvenDiscount) }) };
  return {
    name: t("cost.discount"),
    scale: linearScale([Math.min(0, discount), 1]),
    forbidden: "below",
    limit,
    today: { value: discount, text: t("cost.today", { value: percent(discount) }) },
    description: limit
      ? t("cost.discountFinding", { today: percent(discount), limit: percent(limit.value) })
      : t("cost.discountNever", { today: percent(discount) }),
  };
}

/** Today's rate with its interval, or only its upper bound, against the one past which Spot is dearer. */
export function rateScale(
  { breakEvenRatePerInstanceHour: limit }: CostComparison,
  rate: Rate,
  { t, locale }: PlanText,
): LimitScaleProps {
  const words = (perHour: number) => formatRateInWords(perHour, locale);
  const { perInstanceHour, interval95, upper90 } = rate;
  const marks = [limit, perInstanceHour, upper90, ...(interval95 ?? [])].filter(
    (value): value is number => value !== null && value > 0,
  );
  const ends: [number, number] = [Math.min(...marks) / 3, Math.max(...marks) * 3];
  const today =
    perInstanceHour !== null
      ? {
          value: perInstanceHour,
          ...(interval95 && { interval: interval95 }),
          text: t("cost.todayRate", { rate: words(perInstanceHour) }),
        }
      : upper90 !== null
        ? { value: upper90, isBound: true, text: t("cost.below", { rate: words(upper90) }) }
        : null;
  return {
    name: t("cost.rate"),
    scale: logScale(ends),
    forbidden: "above",
    limit: limit === null ? null : { value: limit, text: t("cost.dearerPast", { rate: words(limit) }) },
    today,
    description:
      limit === null
        ? t("cost.rateNever")
        : t("cost.rateFinding", { today: today?.text ?? t("unknown"), limit: words(limit) }),
  };
}
