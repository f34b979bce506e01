import { IntervalMarks } from "@/components/chart/interval-marks";
import { Section } from "@/components/ui/section";
import type { CostComparison, CurvePoint, IntervalPlan } from "@/lib/model/plan-types";
import { CurveTable } from "./curve-table";
import { intervalMarks } from "./interval-mark-list";
import styles from "./layout.module.css";
import { LossFigure } from "./loss-figure";
import { type LossFigureInput, lossCurveView } from "./loss-figure-view";
import { LossTable } from "./loss-table";
import { MethodTable } from "./method-table";
import type { PlanText } from "./plan-text";

export type IntervalSectionProps = {
  text: PlanText;
  interval: IntervalPlan;
  curve: readonly CurvePoint[];
  cost: CostComparison;
  /** At the rate of the verdict; null where the rate has no bound. */
  atUpper90: CostComparison | null;
  usefulWorkHours: number;
  stepSeconds: number | null;
  salvageProbability: number;
  /** Whether the price of storage rests on numbers that somebody gave. */
  storageKnown: boolean;
};

/** The best interval as a point, a band and a flat valley; and what the recommended one is expected to lose. */
export function IntervalSection(props: IntervalSectionProps) {
  const { text, interval, curve, usefulWorkHours, stepSeconds, storageKnown } = props;
  const { t } = text;
  const input: LossFigureInput = { curve, interval, usefulWorkHours, stepSeconds, storageKnown };
  return (
    <Section title={t("curve.heading")} lead={t("curve.lead")}>
      <div className={styles.withAside}>
        <div className={styles.main}>
          <LossFigure
            views={{ time: lossCurveView(input, "time", text), money: lossCurveView(input, "money", text) }}
            switchLabel={t("curve.switch")}
            unitNames={{ time: t("curve.time"), money: t("curve.money") }}
          >
            <IntervalMarks marks={intervalMarks(input, text)} label={t("mark.label")} />
          </LossFigure>
          <CurveTable input={input} text={text} />
        </div>
        <div className={styles.aside}>
          <LossTable {...props} />
          <MethodTable interval={interval} text={text} />
        </div>
      </div>
    </Section>
  );
}
