import { NO_BREAK_SPACE } from "./known";
import type { Locale } from "./locale";
import { formatNumber } from "./number";

const PROVIDER_NAMES: Record<string, string> = {
  aws: "AWS",
  gcp: "GCP",
  azure: "Azure",
  alibaba: "Alibaba Cloud",
};

export type Machine = {
  provider?: string | null | undefined;
  region?: string | null | undefined;
  zone?: string | null | undefined;
  instanceType?: string | null | undefined;
  instances?: number | null | undefined;
};

/** `AWS us-east-1b, g5.12xlarge × 2`; null where nobody said anything about the machine. */
export function formatMachine(machine: Machine, locale: Locale): string | null {
  const { provider, region, zone, instanceType, instances } = machine;
  const place = [provider && (PROVIDER_NAMES[provider] ?? provider), zone || region].filter(Boolean).join(" ");
  const count = instances ? `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}${formatNumber(instances, locale)}` : "";
  const parts = [place, instanceType && instanceType + count].filter(Boolean);
  return parts.length > 0 ? parts.join(locale === "zh" ? "，" : ", ") : null;
}
