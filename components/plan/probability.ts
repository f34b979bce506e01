import { formatPercent } from "@/lib/format/number";
import type { PlanText } from "./plan-text";

const NEARLY_SURE = 0.999;

/** A probability is never written as 0 % or 100 %: the model cannot know that much. */
export function probabilityText(probability: number, { t, locale }: Pick<PlanText, "t" | "locale">): string {
  const percent = (share: number) => formatPercent(share, locale, { digits: 1 });
  if (probability > NEARLY_SURE) return t("over", { value: percent(NEARLY_SURE) });
  if (probability < 1 - NEARLY_SURE) return t("under", { value: percent(1 - NEARLY_SURE) });
  return percent(probability);
}
