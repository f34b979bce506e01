import { LedgerBars } from "@/components/chart/ledger-bars";
import { LimitScale } from "@/components/chart/limit-scale";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import { formatRateInWords } from "@/lib/format/rate";
import type { Rate } from "@/lib/model/plan-types";
import { discountScale, rateScale } from "./break-even-view";
import { type Compared, moneyBars, timeBars } from "./cost-bars-view";
import styles from "./cost-section.module.css";
import { CostTable } from "./cost-table";
import { FieldLinks } from "./field-links";
import type { PlanInput } from "./field-place";
import { type PlanText, sentenceGap } from "./plan-text";
import { probabilityText } from "./probability";

export type CostSectionProps = {
  projectId: string;
  /** Inputs without which there is nothing to compare. */
  missing: readonly PlanInput[];
  text: PlanText;
  compared: Compared | null;
  /** Why there is nothing to compare. */
  absent: string;
  /** The comparison stands on the upper bound alone, for want of an interruption. */
  boundOnly: boolean;
  rate: Rate;
  usefulWorkHours: number;
  storageKnown: boolean;
  deadlineHours: number | null;
};

/** Spot against on-demand, and against reserved where it has a price: money, hours, and how far off the balance lies. */
export function CostSection(props: CostSectionProps) {
  const { t, locale } = props.text;
  const { compared, boundOnly } = props;
  const lead = compared
    ? t(boundOnly ? "cost.leadBound" : "cost.lead", {
        rate: formatRateInWords(compared.cost.ratePerInstanceHour, locale),
      })
    : props.absent;
  return (
    <Section title={t("cost.heading")} lead={lead}>
      {compared ? <Comparison {...props} compared={compared} /> : <Absent {...props} />}
    </Section>
  );
}

function Absent({ projectId, missing, text }: CostSectionProps) {
  if (missing.length === 0) return null;
  return <FieldLinks projectId={projectId} fields={missing} lead={text.t("missing.lead")} text={text} />;
}

function Comparison({
  text,
  compared,
  rate,
  usefulWorkHours,
  storageKnown,
  deadlineHours,
}: CostSectionProps & { compared: Compared }) {
  const { t } = text;
  const { cost } = compared;
  return (
    <div className={styles.figures}>
      <h3>{t("cost.money")}</h3>
      <LedgerBars {...moneyBars(compared, text)} />
      <h3>{t("cost.time")}</h3>
      <LedgerBars {...timeBars(compared, usefulWorkHours, deadlineHours, text)} />
      <h3>{t("cost.breakEven")}</h3>
      <LimitScale {...discountScale(cost, text)} />
      <LimitScale {...rateScale(cost, rate, text)} />
      <p className={styles.note}>
        {cost.probabilitySpotCheaper === null
          ? t("cost.probabilityUnknown")
          : t("cost.probability", { share: probabilityText(cost.probabilitySpotCheaper, text) })}
        {sentenceGap(text.locale)}
        {t("cost.notCounted")}
      </p>
      <Disclosure summary={t("curve.table")}>
        <CostTable compared={compared} usefulWorkHours={usefulWorkHours} storageKnown={storageKnown} text={text} />
      </Disclosure>
    </div>
  );
}
