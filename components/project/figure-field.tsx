import { useLocale, useTranslations } from "next-intl";
import { FormNumber, FormText } from "@/components/form/form-field";
import { formatDate } from "@/lib/format/date";
import type { Figure } from "@/lib/schema/project";
import type { ProjectDetail } from "@/lib/schema/project-detail";
import { sourceField } from "@/lib/schema/project-form";
import type { Typed } from "@/lib/schema/typed";
import { FIGURE_UNIT, isPriced } from "./figure-unit";
import { PriceUnit } from "./price-unit";
import styles from "./project-fields.module.css";

/** What stands in the boxes, and who put it there; null for a new project. */
export type Stored = { typed: Typed; provenance: ProjectDetail["provenance"] } | null;

const HINTED = [
  "usefulWorkHours",
  "stepSeconds",
  "deadlineHours",
  "recoverySeconds",
  "downtimeSeconds",
  "detectionDelaySeconds",
  "noticeSeconds",
  "checkpointsKept",
  "trajectoryLargestGap",
  "trajectoryNoise",
] as const satisfies Figure[];

const isHinted = (figure: Figure): figure is (typeof HINTED)[number] => (HINTED as readonly Figure[]).includes(figure);

type FigureFieldProps = {
  figure: Figure;
  stored: Stored;
  /** What a new project starts with. */
  initial?: string;
  optional?: boolean;
  /** Prices share one source and one day, and have no box of their own for it. */
  withSource?: boolean;
};

/** A number with its unit, beside it where it comes from, below it who entered it. */
export function FigureField({ figure, stored, initial, optional = false, withSource = true }: FigureFieldProps) {
  const t = useTranslations("project");
  const locale = useLocale();
  const label = t(`label.${figure}`);
  const recorded = stored?.provenance[figure];
  const number = (
    <FormNumber
      name={figure}
      label={label}
      stored={stored ? stored.typed[figure] : initial}
      unit={FIGURE_UNIT[figure] && <FigureUnit figure={figure} stored={stored} />}
      optional={optional ? t("optional") : undefined}
      hint={isHinted(figure) ? t(`hint.${figure}`) : undefined}
      provenance={recorded && t("recorded", { by: recorded.recordedBy, date: formatDate(recorded.recordedAt, locale) })}
    />
  );
  if (!withSource) return number;
  const source = sourceField(figure);
  return (
    <div className={styles.figure}>
      {number}
      <FormText
        name={source}
        label={t("source")}
        aria-label={t("sourceOf", { label })}
        placeholder={t("sourceHint")}
        stored={stored?.typed[source]}
        maxLength={300}
      />
    </div>
  );
}

function FigureUnit({ figure, stored }: { figure: Figure; stored: Stored }) {
  const t = useTranslations("project");
  const unit = FIGURE_UNIT[figure];
  if (unit === null) return null;
  if (!isPriced(unit)) return t(`unit.${unit}`);
  const units = { USD: t(`unit.${unit}`, { currency: "USD" }), CNY: t(`unit.${unit}`, { currency: "CNY" }) };
  return <PriceUnit stored={stored?.typed.currency === "CNY" ? "CNY" : "USD"} units={units} />;
}
