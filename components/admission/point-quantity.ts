import { linearScale, logScale, type Scale } from "@/components/ui/scale";
import { formatDuration, formatHours } from "@/lib/format/duration";
import type { Locale } from "@/lib/format/locale";
import { formatNumber, formatPercent } from "@/lib/format/number";
import type { Translate } from "@/lib/i18n/translator";
import type { AdmissionPoint, Quantity } from "@/lib/model/plan-types";

export type PointText = { t: Translate<"plan">; locale: Locale };

/** A measured value or a limit of a point, never without its unit. */
export function quantityText({ value, unit }: Quantity, { t, locale }: PointText): string {
  switch (unit) {
    case "share":
      return formatPercent(value, locale, { digits: 1 });
    case "s":
      return formatDuration(value, locale);
    case "h":
      return formatHours(value, locale);
    case "events":
      return t("quantity.events", { count: value });
    case "interruptions":
      return t("quantity.expected", { count: formatNumber(value, locale, { digits: value < 10 ? 2 : 0 }) });
    case "index":
      return t("quantity.index", { index: formatNumber(value, locale, { digits: 2 }) });
    case "intervals":
      return t("quantity.intervals", { count: formatNumber(value, locale, { digits: value < 10 ? 1 : 0 }) });
    case "parts":
      return t("quantity.parts", { count: value });
    case "noise":
      return t("quantity.noise");
    default:
      return t("quantity.loss", { value: formatNumber(value, locale, { significant: 3 }) });
  }
}

/** The same as a limit, beside a value that has named what is measured. */
export function limitText(limit: Quantity, text: PointText): string {
  const { value, unit } = limit;
  if (unit === "index") return formatNumber(value, text.locale, { digits: 1, fixed: true });
  if (unit === "interruptions") return formatNumber(value, text.locale, { digits: 2 });
  if (unit === "loss")
    return text.t("quantity.noiseOf", { value: formatNumber(value, text.locale, { significant: 3 }) });
  return quantityText(limit, text);
}

const AT_LEAST = new Set(["events", "h", "intervals", "parts"]);

/** Whether a point fails above its limit or below it. */
export const forbiddenSide = ({ unit }: Quantity): "above" | "below" => (AT_LEAST.has(unit) ? "below" : "above");

/** A bar starts at zero and shows the limit at two thirds at most; a job may be hundreds of intervals long. */
export function pointScale({ measured, limit }: AdmissionPoint, width: number): Scale {
  const paper = [0, width] as const;
  const most = Math.max(measured?.value ?? 0, limit.value);
  if (forbiddenSide(limit) === "below") {
    const least = Math.min(measured?.value || limit.value, limit.value);
    return positive(logScale([least / 3, most * 3], paper));
  }
  return linearScale([0, Math.max(limit.value * 1.6, most * 1.05)], paper);
}

/** Nothing observed yet stands at the left edge. */
const positive =
  (scale: Scale): Scale =>
  (value) =>
    value > 0 ? scale(value) : 0;
