import { formatDate } from "@/lib/format/date";
import { formatDuration, formatHours } from "@/lib/format/duration";
import { type Currency, formatPrice } from "@/lib/format/money";
import { formatNumber } from "@/lib/format/number";
import type { InputChange } from "@/lib/schema/verdict";
import type { HistoryText } from "./history-text";

type Kind =
  | "hours"
  | "duration"
  | "count"
  | "pricePerHour"
  | "pricePerGigabyteMonth"
  | "gigabytes"
  | "megabytesPerSecond"
  | "decimal"
  | "probability"
  | "flag"
  | "day"
  | "mode"
  | "part"
  | "text";

/** What each input of a verdict is, by its path without `request.` and with `_` for the dots. */
export const INPUT_KIND = {
  currency: "text",
  mode: "mode",
  priceDate: "day",
  usefulWorkHours: "hours",
  stepSeconds: "duration",
  instances: "count",
  gang: "flag",
  checkpointOverheadSeconds: "duration",
  checkpointLatencySeconds: "duration",
  recoverySeconds: "duration",
  downtimeSeconds: "duration",
  detectionDelaySeconds: "duration",
  noticeSeconds: "duration",
  checkpointGigabytes: "gigabytes",
  writeMegabytesPerSecond: "megabytesPerSecond",
  interruptions: "count",
  failures: "count",
  exposureInstanceHours: "hours",
  spotPricePerHour: "pricePerHour",
  onDemandPricePerHour: "pricePerHour",
  reservedPricePerHour: "pricePerHour",
  storagePricePerGigabyteMonth: "pricePerGigabyteMonth",
  checkpointsKept: "count",
  storageQuotaGigabytes: "gigabytes",
  deadlineHours: "hours",
  evidence_overheadSeconds_p90: "duration",
  evidence_overheadSeconds_samples: "count",
  evidence_overheadSeconds_measured: "flag",
  evidence_overheadSeconds_date: "day",
  evidence_overheadSeconds_source: "text",
  evidence_clustering_index: "decimal",
  evidence_clustering_p: "probability",
  evidence_clustering_source: "text",
  evidence_clustering_date: "day",
  evidence_resume_verifiedResumes: "count",
  evidence_resume_date: "day",
  evidence_resume_source: "text",
  evidence_resume_components_model: "part",
  evidence_resume_components_optimizer: "part",
  evidence_resume_components_scheduler: "part",
  evidence_resume_components_sampler: "part",
  evidence_resume_components_rng: "part",
  evidence_resume_components_counters: "part",
  evidence_trajectory_identityDemanded: "flag",
  evidence_trajectory_largestGap: "decimal",
  evidence_trajectory_noise: "decimal",
  evidence_trajectory_fixedSeeds: "flag",
} as const satisfies Record<string, Kind>;

export type InputName = keyof typeof INPUT_KIND;

const SMALLEST_P = 0.001;

/** One side of a change as the rest of the page writes such a value, with its unit. */
export function changeValue(
  name: InputName,
  value: InputChange["before"],
  currency: Currency,
  { t, locale }: HistoryText,
): string {
  const kind: Kind = INPUT_KIND[name];
  if (value === null) return kind === "part" ? t("parts.unknown") : t("unknown");
  if (typeof value === "boolean") return t(value ? "history.yes" : "history.no");
  if (typeof value === "number") return numberText(kind, value, currency, { t, locale });
  if (kind === "day") return formatDate(value, locale, { unknown: value });
  if (kind === "mode") return value === "async" ? t("history.mode.async") : t("history.mode.sync");
  if (kind === "part") return value === "captured" ? t("parts.captured") : t("parts.absent");
  return value;
}

function numberText(kind: Kind, value: number, currency: Currency, { t, locale }: HistoryText): string {
  switch (kind) {
    case "hours":
      return formatHours(value, locale);
    case "duration":
      return formatDuration(value, locale);
    case "pricePerHour":
      return t("history.pricePerHour", { price: formatPrice(value, currency, locale) });
    case "pricePerGigabyteMonth":
      return t("history.pricePerGigabyteMonth", { price: formatPrice(value, currency, locale) });
    case "gigabytes":
      return t("history.gigabytes", { size: formatNumber(value, locale, { significant: 4 }) });
    case "megabytesPerSecond":
      return t("history.megabytesPerSecond", { rate: formatNumber(value, locale, { significant: 4 }) });
    case "probability":
      return value < SMALLEST_P ? `< ${SMALLEST_P}` : formatNumber(value, locale, { significant: 3 });
    case "count":
      return formatNumber(value, locale);
    default:
      return formatNumber(value, locale, { significant: 3 });
  }
}
