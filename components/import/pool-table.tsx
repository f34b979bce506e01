import { useLocale, useTranslations } from "next-intl";
import { HeadCell, Table } from "@/components/ui/table";
import { formatHours } from "@/lib/format/duration";
import { formatNumber } from "@/lib/format/number";
import type { PoolEvidence } from "@/lib/schema/evidence";
import { MARK_WIDTH, type PoolAxis, poolAxis } from "./pool-axis";
import { PoolRow } from "./pool-row";
import styles from "./pool-table.module.css";

export type PoolTotal = { pools: number; providerEnds: number; exposureInstanceHours: number };

type PoolTableProps = {
  pools: readonly PoolEvidence[];
  /** Of all pools, these among them. */
  total: PoolTotal;
  choose: (poolId: string) => () => Promise<void>;
};

export function PoolTable({ pools, total, choose }: PoolTableProps) {
  const t = useTranslations("interruption.pools");
  const locale = useLocale();
  const axis = poolAxis(pools);
  return (
    <Table caption={t("caption")} rows="one-line" cards className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t("pool")}</HeadCell>
          <HeadCell numeric>{t("events")}</HeadCell>
          <HeadCell numeric>{t("hours")}</HeadCell>
          <HeadCell numeric>{t("rate")}</HeadCell>
          <HeadCell numeric>{t("interval")}</HeadCell>
          <td className={styles.axis}>
            <Ticks axis={axis} />
          </td>
          <HeadCell>{t("dispersion")}</HeadCell>
          <HeadCell>{t("otherEnds")}</HeadCell>
          <HeadCell>{t("action")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {pools.map((pool) => (
          <PoolRow key={pool.poolId} pool={pool} axis={axis} choose={choose(pool.poolId)} />
        ))}
      </tbody>
      <tfoot className={styles.foot}>
        <tr>
          <th scope="row">{t("total", { count: total.pools })}</th>
          <td data-label={t("events")}>{formatNumber(total.providerEnds, locale)}</td>
          <td data-label={t("hours")}>{formatHours(total.exposureInstanceHours, locale)}</td>
          <td colSpan={6}>{t("totalNote")}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Ticks({ axis: { ticks, scale } }: { axis: PoolAxis }) {
  const locale = useLocale();
  const every = Math.ceil(ticks.length / 4);
  const anchor = (place: number) => (place < 8 ? "start" : place > MARK_WIDTH - 8 ? "end" : "middle");
  return (
    <svg width={MARK_WIDTH} height={16} viewBox={`0 0 ${MARK_WIDTH} 16`} aria-hidden="true">
      {ticks
        .filter((_, index) => index % every === 0)
        .map((at) => (
          <text key={at} className={styles.tick} x={scale(at)} y={12} textAnchor={anchor(scale(at))}>
            {formatNumber(at, locale, { significant: 1 })}
          </text>
        ))}
    </svg>
  );
}
