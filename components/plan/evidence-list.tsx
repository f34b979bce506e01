import type { KeyValueItem } from "@/components/ui/key-value";
import { formatDate, formatInstant } from "@/lib/format/date";
import { formatHours } from "@/lib/format/duration";
import { formatPrice } from "@/lib/format/money";
import { formatNumber } from "@/lib/format/number";
import type { PlanRequest } from "@/lib/model/plan-types";
import type { StoredVerdict } from "@/lib/schema/verdict";
import styles from "./evidence-list.module.css";
import type { PlanText } from "./plan-text";
import type { PriceOrigin } from "./price-origin";

/** What the verdict rests on, who last looked, which model said so, and how old the prices are. */
export function evidenceList(verdict: StoredVerdict, prices: PriceOrigin, text: PlanText): KeyValueItem[] {
  const { t, locale } = text;
  return [
    { term: t("evidence.restsOn"), value: restsOn(verdict.request, text) },
    {
      term: t("evidence.reviewed"),
      value: t("evidence.reviewedBy", { at: formatInstant(verdict.judgedAt, locale), by: verdict.trigger.actorName }),
    },
    {
      term: t("evidence.model"),
      value: (
        <>
          {verdict.modelVersion}
          {t("list.separator")}
          <code title={verdict.inputHash}>{t("evidence.inputs", { hash: shortHash(verdict.inputHash) })}</code>
        </>
      ),
    },
    { term: t("evidence.prices"), value: <Prices verdict={verdict} prices={prices} text={text} /> },
  ];
}

function restsOn(
  { interruptions, failures = 0, exposureInstanceHours, ratePerInstanceHour, evidence }: Partial<PlanRequest>,
  { t, locale }: PlanText,
): string {
  const parts: string[] = [];
  if (interruptions !== undefined && exposureInstanceHours !== undefined) {
    const hours = formatHours(exposureInstanceHours, locale);
    parts.push(
      failures > 0
        ? t("evidence.interruptionsAndFailures", { interruptions, failures, hours })
        : t("evidence.interruptions", { count: interruptions, hours }),
    );
  } else {
    parts.push(ratePerInstanceHour === undefined ? t("evidence.noLog") : t("evidence.declaredRate"));
  }
  const saves = evidence?.overheadSeconds;
  if (saves) parts.push(t(saves.measured ? "evidence.timed" : "evidence.declared", { count: saves.samples }));
  else parts.push(t("evidence.noSaves"));
  parts.push(t("evidence.resumes", { count: evidence?.resume?.verifiedResumes ?? 0 }));
  return parts.join(t("list.separator"));
}

function Prices({
  verdict,
  prices,
  text: { t, locale, currency },
}: {
  verdict: StoredVerdict;
  prices: PriceOrigin;
  text: PlanText;
}) {
  const { spotPricePerHour, onDemandPricePerHour } = verdict.request;
  const price = (amount: number | undefined) => formatPrice(amount, currency, locale, { unknown: t("unknown") });
  return (
    <>
      {t("evidence.pricePair", { spot: price(spotPricePerHour), onDemand: price(onDemandPricePerHour) })}
      {t("list.separator")}
      {prices.source ?? t("evidence.noSource")}
      {t("list.separator")}
      <span className={prices.stale ? styles.stale : undefined}>
        {formatDate(prices.date, locale, { unknown: t("evidence.noDate") })}
        {prices.stale && prices.ageDays !== null
          ? ` (${t("evidence.stale", { days: formatNumber(prices.ageDays, locale) })})`
          : null}
      </span>
    </>
  );
}

const shortHash = (hash: string) => `${hash.slice(0, 6)}…${hash.slice(-4)}`;
