import { Disclosure } from "@/components/ui/disclosure";
import hidden from "@/components/ui/visually-hidden.module.css";
import { formatDuration } from "@/lib/format/duration";
import { formatPercent } from "@/lib/format/number";
import type { IntervalPlan } from "@/lib/model/plan-types";
import type { PlanText } from "./plan-text";
import styles from "./table.module.css";

/** Young, Daly and the exact optimum side by side, and which of them the page calls best. */
export function MethodTable({ interval, text: { t, locale } }: { interval: IntervalPlan; text: PlanText }) {
  const headline = interval.bestFrom;
  const rows = [
    { id: "young", seconds: interval.youngSeconds },
    { id: "daly", seconds: interval.dalySeconds },
    { id: "exact", seconds: interval.exactSeconds },
  ] as const;
  return (
    <>
      <p className={styles.note}>{t(headline === "young" ? "method.agree" : "method.differ")}</p>
      <Disclosure summary={t("method.heading")}>
        <table className={styles.table}>
          <caption className={hidden.hidden}>{t("method.heading")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("method.name")}</th>
              <th scope="col" className={styles.right}>
                {t("method.interval")}
              </th>
              <th scope="col" className={styles.right}>
                {t("method.against")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, seconds }) => (
              <tr key={id}>
                <th scope="row">
                  {t(`method.${id}`)}
                  {id === headline ? <b className={styles.tag}>{t("method.headline")}</b> : null}
                </th>
                <td className={styles.right}>{formatDuration(seconds, locale)}</td>
                <td className={styles.right}>
                  {formatPercent(seconds / interval.exactSeconds, locale, { digits: 1, fixed: true })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
