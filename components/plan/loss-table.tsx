import type { LossPart } from "@/components/chart/loss-curve-view";
import hidden from "@/components/ui/visually-hidden.module.css";
import { formatDuration, formatHours } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import { formatNumber, formatPercent } from "@/lib/format/number";
import type { CostComparison } from "@/lib/model/plan-types";
import type { IntervalSectionProps } from "./interval-section";
import { sentenceGap } from "./plan-text";
import { Swatch } from "./swatch";
import styles from "./table.module.css";

type Row = { part: LossPart; hours: number | null; money: number | null };

/** What the recommended interval is expected to lose, part by part, in time and in money. */
export function LossTable({ text, cost, usefulWorkHours, atUpper90, salvageProbability }: IntervalSectionProps) {
  const { t, locale, currency } = text;
  const { hours, cost: money } = cost.loss;
  const interval = formatDuration(cost.intervalSeconds, locale);
  const rows: Row[] = [
    { part: "checkpoint", hours: hours.checkpointing, money: money.checkpointing },
    { part: "lost", hours: hours.lostWork, money: money.lostWork },
    { part: "recovery", hours: hours.recovery, money: money.recovery },
    { part: "downtime", hours: hours.downtime, money: null },
    { part: "storage", hours: null, money: money.storage },
  ];
  const share = (value: number) => formatPercent(value / usefulWorkHours, locale, { digits: 1, fixed: true });
  const count = (value: number) => formatNumber(value, locale, { digits: value < 10 ? 1 : 0 });
  const sum = (name: string, { loss }: CostComparison) => (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.right}>{share(loss.hours.total)}</td>
      <td className={styles.right}>{formatHours(loss.hours.total, locale)}</td>
      <td className={`${styles.right} ${styles.breaks}`}>{formatMoney(loss.cost.total, currency, locale)}</td>
    </tr>
  );
  return (
    <>
      <h3 className={styles.title}>{t("loss.heading", { interval })}</h3>
      <table className={styles.table}>
        <caption className={hidden.hidden}>{t("loss.caption", { interval })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("loss.column")}</th>
            <th scope="col" className={styles.right}>
              {t("loss.ofWork")}
            </th>
            <th scope="col" className={styles.right}>
              {t("loss.hours")}
            </th>
            <th scope="col" className={styles.right}>
              {t("loss.money")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.part}>
              <th scope="row">
                <Swatch part={row.part} /> {t(`part.${row.part}`)}
              </th>
              <td className={styles.right}>{row.hours === null ? t("loss.none") : share(row.hours)}</td>
              <td className={styles.right}>{row.hours === null ? t("loss.none") : formatHours(row.hours, locale)}</td>
              <td className={styles.right}>
                {row.money === null ? t("loss.unbilled") : formatMoney(row.money, currency, locale)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sum(t("part.total"), cost)}
          {atUpper90 ? sum(t("loss.totalAtUpper90"), atUpper90) : null}
        </tfoot>
      </table>
      <p className={styles.note}>
        {t("loss.interruptions", {
          count: count(cost.interruptions),
          high: atUpper90 === null ? t("unknown") : count(atUpper90.interruptions),
        })}
        {sentenceGap(locale)}
        {salvageProbability > 0
          ? t("loss.emergencyCounted", { share: formatPercent(salvageProbability, locale) })
          : t("loss.emergencyIgnored")}
      </p>
    </>
  );
}
