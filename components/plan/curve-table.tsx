import { Disclosure } from "@/components/ui/disclosure";
import { formatDuration } from "@/lib/format/duration";
import { type LossFigureInput, type LossUnit, lossUnit, shownCurve } from "./loss-figure-view";
import type { PlanText } from "./plan-text";
import styles from "./table.module.css";

/** The same numbers as the curve, for every interval of the figure, in both views. */
export function CurveTable({ input, text }: { input: LossFigureInput; text: PlanText }) {
  return (
    <Disclosure summary={text.t("curve.table")}>
      <div className={styles.scroll} role="region" aria-label={text.t("curve.table")} tabIndex={0}>
        <UnitTable input={input} unit="time" text={text} />
        <UnitTable input={input} unit="money" text={text} />
      </div>
    </Disclosure>
  );
}

function UnitTable({ input, unit, text }: { input: LossFigureInput; unit: LossUnit; text: PlanText }) {
  const { t, locale } = text;
  const { parts, total, text: amount } = lossUnit(unit, input, text);
  const fromAbove = [...parts].reverse();
  return (
    <table className={styles.table}>
      <caption>{t("curve.tableCaption", { unit })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.right}>
            {t("curve.interval")}
          </th>
          {fromAbove.map(({ part }) => (
            <th key={part} scope="col" className={styles.right}>
              {t(`part.${part}`)}
            </th>
          ))}
          <th scope="col" className={styles.right}>
            {t("part.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {shownCurve(input).map((point) => (
          <tr key={point.intervalSeconds}>
            <th scope="row" className={styles.right}>
              {formatDuration(point.intervalSeconds, locale)}
            </th>
            {fromAbove.map(({ part, value }) => (
              <td key={part} className={styles.right}>
                {amount(value(point))}
              </td>
            ))}
            <td className={styles.right}>{amount(total(point))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
