import { useLocale, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/components/ui/table";
import { formatNumber } from "@/lib/format/number";
import type { PoolCount } from "@/lib/import/upload-preview";
import styles from "./file-preview.module.css";

const SHOWN = 10;

export function PoolCounts({ pools }: { pools: readonly PoolCount[] }) {
  const t = useTranslations("interruption.preview");
  const locale = useLocale();
  return (
    <div>
      <h3>{t("poolsTitle", { count: pools.length })}</h3>
      <Table caption={t("poolsTitle", { count: pools.length })} rows="one-line">
        <thead>
          <tr>
            <HeadCell>{t("pool")}</HeadCell>
            <HeadCell numeric>{t("events")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {pools.slice(0, SHOWN).map((pool) => (
            <tr key={`${pool.provider} ${pool.region} ${pool.pool}`}>
              <Cell>{pool.pool || t("unnamedPool")}</Cell>
              <Cell numeric>{formatNumber(pool.events, locale)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {pools.length > SHOWN && <p className={styles.muted}>{t("morePools", { count: pools.length - SHOWN })}</p>}
    </div>
  );
}
