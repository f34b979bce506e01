import { Disclosure } from "@/components/ui/disclosure";
import { formatDuration } from "@/lib/format/duration";
import { formatPercent } from "@/lib/format/number";
import type { IntervalPlan } from "@/lib/model/plan-types";
import type { PlanText } from "./plan-text";
import { SmallTable } from "./small-table";
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
        <SmallTable
          caption={t("method.heading")}
          columns={[t("method.name"), t("method.interval"), t("method.against")]}
          rows={rows.map(({ id, seconds }) => ({
            id,
            name: (
              <>
                {t(`method.${id}`)}
                {id === headline ? <b className={styles.tag}>{t("method.headline")}</b> : null}
              </>
            ),
            cells: [
              formatDuration(seconds, locale),
              formatPercent(seconds / interval.exactSeconds, locale, { digits: 1, fixed: true }),
            ],
          }))}
        />
      </Disclosure>
    </>
  );
}
