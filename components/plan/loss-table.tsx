import type { LossPart } from "@/components/chart/loss-curve-view";
import { formatDuration, formatHours } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import { formatNumber, formatPercent } from "@/lib/format/number";
import type { CostComparison } from "@/lib/model/plan-types";
import type { IntervalSectionProps } from "./interval-section";
import { sentenceGap } from "./plan-text";
import { SmallTable } from "./small-table";
import { Swatch } from "./swatch";
import styles from "./table.module.css";

type Row = { part: LossPart; hours: number | null; money: number | null };

/** What the recommended interval is expected to lose, part by part, in time and in money. */
export function LossTable({
  text,
  cost,
  usefulWorkHours,
  atUpper90,
  salvageProbability,
  storageKnown,
}: IntervalSectionProps) {
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
  const sum = (id: string, name: string, { loss }: CostComparison) => ({
    id,
    name,
    cells: [
      share(loss.hours.total),
      formatHours(loss.hours.total, locale),
      formatMoney(loss.cost.total, currency, locale),
    ],
  });
  const moneyOf = ({ part, money }: Row) => {
    if (money === null) return t("loss.unbilled");
    return part === "storage" && !storageKnown ? t("unknown") : formatMoney(money, currency, locale);
  };
  return (
    <>
      <h3 className={styles.title}>{t("loss.heading", { interval })}</h3>
      <SmallTable
        caption={t("loss.caption", { interval })}
        columns={[t("loss.column"), t("loss.ofWork"), t("loss.hours"), t("loss.money")]}
        rows={rows.map((row) => ({
          id: row.part,
          name: (
            <>
              <Swatch part={row.part} /> {t(`part.${row.part}`)}
            </>
          ),
          cells: [
            row.hours === null ? t("loss.none") : share(row.hours),
            row.hours === null ? t("loss.none") : formatHours(row.hours, locale),
            moneyOf(row),
          ],
        }))}
        sums={[
          sum("total", t("part.total"), cost),
          ...(atUpper90 ? [sum("upper", t("loss.totalAtUpper90"), atUpper90)] : []),
        ]}
      />
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
