import type { ReactNode } from "react";
import { formatDuration } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import { formatPercent } from "@/lib/format/number";
import { formatRateInWords } from "@/lib/format/rate";
import type { CostComparison, Plan } from "@/lib/model/plan-types";
import { type PlanText, sentenceGap } from "./plan-text";

const strong = (words: ReactNode) => <b>{words}</b>;

/** One paragraph below the verdict: what Spot saves, how much later it finishes, and whether the deadline holds. */
export function LeadParagraph({
  plan,
  deadlineHours,
  missingCount,
  text,
}: {
  plan: Plan;
  /** Inputs without which there is no plan at all. */
  missingCount: number;
  deadlineHours: number | null;
  text: PlanText;
}) {
  const { cost, costAtUpper90, absent, rate } = plan;
  if (cost) {
    return (
      <>
        {moneyAndTime(cost, text)}
        {sentenceGap(text.locale)}
        {deadline(cost, deadlineHours, text)}
        {costAtUpper90 ? sentenceGap(text.locale) + atUpper90(costAtUpper90, deadlineHours, text) : null}
      </>
    );
  }
  if (missingCount > 0) return text.t("lead.missing", { count: missingCount });
  const why = absent.cost ? text.say(absent.cost) : null;
  if (!costAtUpper90 || rate.upper90 === null) return why;
  return (
    <>
      {why}
      {sentenceGap(text.locale)}
      {atTheBound(costAtUpper90, text)}
    </>
  );
}

function moneyAndTime(cost: CostComparison, { t, locale, currency }: PlanText) {
  return t.rich(cost.saving >= 0 ? "lead.saves" : "lead.costsMore", {
    b: strong,
    amount: formatMoney(Math.abs(cost.saving), currency, locale),
    share: formatPercent(Math.abs(cost.savingShare), locale),
    later: formatDuration(Math.abs(cost.laterHours) * 3600, locale),
  });
}

/** The other end of the estimate: the same at the rate that the verdict is judged at. */
function atUpper90(cost: CostComparison, deadlineHours: number | null, { t, locale, currency }: PlanText) {
  const slack = deadlineHours === null ? 0 : Math.abs(deadlineHours - cost.spotHours);
  return t("lead.atUpper90", {
    sign: cost.saving >= 0 ? "saves" : "costs",
    amount: formatMoney(Math.abs(cost.saving), currency, locale),
    share: formatPercent(Math.abs(cost.savingShare), locale),
    later: formatDuration(Math.abs(cost.laterHours) * 3600, locale),
    deadline: cost.meetsDeadline === null ? "none" : cost.meetsDeadline ? "before" : "after",
    slack: formatDuration(slack * 3600, locale),
  });
}

function deadline(cost: CostComparison, deadlineHours: number | null, { t, locale }: PlanText) {
  if (deadlineHours === null) return t("lead.noDeadline");
  const slack = formatDuration(Math.abs(deadlineHours - cost.spotHours) * 3600, locale);
  return t.rich(cost.meetsDeadline ? "lead.before" : "lead.after", { b: strong, slack });
}

function atTheBound(cost: CostComparison, { t, locale, currency }: PlanText) {
  return t("lead.bound", {
    rate: formatRateInWords(cost.ratePerInstanceHour, locale),
    spot: formatMoney(cost.spot, currency, locale),
    onDemand: formatMoney(cost.onDemand, currency, locale),
  });
}
