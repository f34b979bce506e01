import hidden from "@/components/ui/visually-hidden.module.css";
import { formatHours } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import type { Compared } from "./cost-bars-view";
import type { PlanText } from "./plan-text";
import { Swatch } from "./swatch";
import styles from "./table.module.css";

type Props = { compared: Compared; usefulWorkHours: number; text: PlanText };

/** The numbers behind the bars, part by part. */
export function CostTable({ compared: { cost, atUpper90 }, usefulWorkHours, text: { t, locale, currency } }: Props) {
  const money = (value: number) => formatMoney(value, currency, locale);
  const hours = (value: number) => formatHours(value, locale);
  const { loss } = cost;
  const rows = [
    { part: "useful", money: money(cost.usefulWork + cost.engineering), hours: hours(usefulWorkHours) },
    { part: "checkpoint", money: money(loss.cost.checkpointing), hours: hours(loss.hours.checkpointing) },
    { part: "lost", money: money(loss.cost.lostWork), hours: hours(loss.hours.lostWork) },
    { part: "recovery", money: money(loss.cost.recovery), hours: hours(loss.hours.recovery) },
    { part: "downtime", money: t("loss.unbilled"), hours: hours(loss.hours.downtime) },
    { part: "storage", money: money(loss.cost.storage), hours: t("loss.none") },
  ] as const;
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{t("cost.heading")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("cost.spot")}</th>
          <th scope="col" className={styles.right}>
            {t("loss.money")}
          </th>
          <th scope="col" className={styles.right}>
            {t("loss.hours")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.part}>
            <th scope="row">
              <Swatch part={row.part} />
              {t(`part.${row.part}`)}
            </th>
            <td className={styles.right}>{row.money}</td>
            <td className={styles.right}>{row.hours}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum name={t("cost.spot")} money={money(cost.spot)} hours={hours(cost.spotHours)} />
        {atUpper90 ? (
          <Sum name={t("cost.spotAtUpper90")} money={money(atUpper90.spot)} hours={hours(atUpper90.spotHours)} />
        ) : null}
        <Sum name={t("cost.onDemand")} money={money(cost.onDemand)} hours={hours(cost.onDemandHours)} />
        {cost.reserved === null ? null : (
          <Sum name={t("cost.reserved")} money={money(cost.reserved)} hours={hours(cost.onDemandHours)} />
        )}
      </tfoot>
    </table>
  );
}

function Sum({ name, money, hours }: { name: string; money: string; hours: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.right}>{money}</td>
      <td className={styles.right}>{hours}</td>
    </tr>
  );
}
