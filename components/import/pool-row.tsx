import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Quantity } from "@/components/ui/quantity";
import { RangeMark } from "@/components/ui/range-mark";
import { SubmitButton } from "@/components/ui/submit-button";
import { Cell, RowHead } from "@/components/ui/table";
import { formatHours } from "@/lib/format/duration";
import { formatNumber } from "@/lib/format/number";
import { formatRate, formatRateRange } from "@/lib/format/rate";
import { DISPERSION_INDEX_LIMIT, isClustered } from "@/lib/model/statistics/dispersion";
import type { PoolEvidence } from "@/lib/schema/evidence";
import { MARK_WIDTH, type PoolAxis } from "./pool-axis";
import styles from "./pool-table.module.css";

type PoolRowProps = { pool: PoolEvidence; axis: PoolAxis; choose: () => Promise<void> };

export function PoolRow({ pool, axis, choose }: PoolRowProps) {
  const t = useTranslations("interruption.pools");
  const locale = useLocale();
  const { ratePerInstanceHour: rate, interval95, upper90, exposureInstanceHours: hours } = pool;
  const bound = rate === null ? upper90 : null;
  const name = pool.pool || t("unnamed");
  const range = interval95 && formatRateRange(interval95, locale, "table");
  const inWords = rate === null ? bound !== null && t("bound", { rate: formatRate(bound, locale) }) : range;
  return (
    <tr
      id={`pool-${pool.poolId}`}
      data-refocus={`pool-${pool.poolId} pools`}
      aria-selected={pool.planned || undefined}
      className={pool.planned ? styles.planned : undefined}
    >
      <RowHead className={styles.name}>
        {name}
        {pool.planned && <span className={styles.mine}> ({t("thisProject")})</span>}
      </RowHead>
      <Cell numeric label={t("events")}>
        {formatNumber(pool.events, locale)}
      </Cell>
      <Cell numeric label={t("hours")}>
        {hours > 0 ? <Quantity text={formatHours(hours, locale)} /> : t("noHours")}
      </Cell>
      <Cell numeric label={t("rate")}>
        {rate === null ? <span className={styles.muted}>{t("noRate")}</span> : formatRate(rate, locale)}
      </Cell>
      <Cell numeric label={t("interval")} className={styles.interval}>
        {inWords || <span className={styles.muted}>{t("noRate")}</span>}
      </Cell>
      <td className={styles.mark}>
        <RangeMark
          scale={axis.scale}
          width={MARK_WIDTH}
          height={20}
          grid={axis.ticks}
          value={rate}
          range={rate === null ? null : interval95}
          upperBound={bound}
        />
      </td>
      <Cell label={t("dispersion")}>
        <Dispersion found={pool.clustering} />
      </Cell>
      <Cell label={t("otherEnds")} className={styles.ends}>
        <OtherEnds causes={pool.causes} />
      </Cell>
      <td className={styles.action}>
        {!pool.planned && (
          <form action={choose}>
            <SubmitButton aria-label={t("useNamed", { pool: name })} pendingLabel={t("using")}>
              {t("use")}
            </SubmitButton>
          </form>
        )}
      </td>
    </tr>
  );
}

function Dispersion({ found }: { found: PoolEvidence["clustering"] }) {
  const t = useTranslations("interruption.pools");
  const locale = useLocale();
  if (found === null) {
    return (
      <span className={styles.state}>
        <Icon name="unknown" size={14} /> {t("untested")}
      </span>
    );
  }
  const bursts = isClustered(found);
  const calm = found.index > DISPERSION_INDEX_LIMIT ? t("chance") : t("even");
  return (
    <span className={`${styles.state} ${bursts ? styles.bursts : styles.even}`}>
      <Icon name={bursts ? "fail" : "pass"} size={14} /> {formatNumber(found.index, locale, { digits: 1, fixed: true })}{" "}
      {bursts ? t("bursts") : calm}
    </span>
  );
}

const OTHER_CAUSES = ["userStop", "cap", "failure", "unknown"] as const;

function OtherEnds({ causes }: { causes: PoolEvidence["causes"] }) {
  const t = useTranslations("interruption.pools");
  const locale = useLocale();
  const ends = OTHER_CAUSES.filter((cause) => causes[cause] > 0);
  if (ends.length === 0) return t("noOther");
  return ends.map((cause) => t("end", { cause, count: formatNumber(causes[cause], locale) })).join(t("separator"));
}
