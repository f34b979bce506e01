import { formatDate } from "@/lib/format/date";
import { formatHours } from "@/lib/format/duration";
import type { StoredVerdict } from "@/lib/schema/verdict";
import type { PlanText } from "./plan-text";
import type { PriceOrigin } from "./price-origin";

/** The machine whose log the plan rests on, in words; null where nobody named one. */
export type PoolName = string | null;

export function footLines(
  verdict: StoredVerdict,
  prices: PriceOrigin,
  pool: PoolName,
  { t, locale }: PlanText,
): string[] {
  const { interruptions, exposureInstanceHours, evidence } = verdict.request;
  const counted = interruptions !== undefined && exposureInstanceHours !== undefined;
  const last = evidence?.clustering?.date ?? null;
  return [
    t("foot.model", { version: verdict.modelVersion }),
    counted
      ? t("foot.log", {
          pool: pool ?? t("unknown"),
          count: interruptions,
          hours: formatHours(exposureInstanceHours, locale),
          last: last === null ? "none" : "known",
          date: formatDate(last, locale, { unknown: "" }),
        })
      : t("foot.noLog"),
    t("foot.prices", {
      source: prices.source ?? t("evidence.noSource"),
      date: formatDate(prices.date, locale, { unknown: t("evidence.noDate") }),
      age: prices.stale ? "stale" : "fresh",
      days: prices.ageDays ?? 0,
    }),
  ];
}
