import { Section } from "@/components/ui/section";
import { FieldLinks } from "./field-links";
import type { PlanInput } from "./field-place";
import styles from "./missing-curve.module.css";
import type { PlanText } from "./plan-text";

type MissingCurveProps = { projectId: string; why: string; missing: readonly PlanInput[]; text: PlanText };

/** The place of the loss curve stays: axes without a curve, and what is missing for one. */
export function MissingCurve({ projectId, why, missing, text }: MissingCurveProps) {
  const { t } = text;
  const noRate = missing.length === 0 || missing.includes("interruptions");
  return (
    <Section title={t("curve.heading")} lead={why}>
      <div className={styles.axes}>
        <p className={styles.needs}>{t(noRate ? "curve.withoutRate" : "curve.withoutInput")}</p>
      </div>
      <p className={styles.axis}>{t("curve.axis")}</p>
      {missing.length > 0 ? (
        <FieldLinks projectId={projectId} fields={missing} lead={t("missing.lead")} text={text} />
      ) : null}
    </Section>
  );
}
