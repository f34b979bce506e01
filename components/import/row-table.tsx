import { useLocale, useTranslations } from "next-intl";
import { Cell, HeadCell, SecondLine, Table } from "@/components/ui/table";
import { formatInstant } from "@/lib/format/date";
import { formatNumber } from "@/lib/format/number";
import type { ReadRow } from "@/lib/import/upload-preview";
import styles from "./file-preview.module.css";

const SHOWN = 8;

/** The first rows as they were read, each beside what the file wrote. */
export function RowTable({ rows }: { rows: readonly ReadRow[] }) {
  const t = useTranslations("interruption.preview");
  const w = useTranslations("import");
  const locale = useLocale();
  return (
    <div>
      <h3>{t("rowsTitle")}</h3>
      <Table caption={t("rowsTitle")}>
        <thead>
          <tr>
            <HeadCell numeric>{t("line")}</HeadCell>
            <HeadCell>
              {t("time")}
              <SecondLine>{t("original")}</SecondLine>
            </HeadCell>
            <HeadCell>{t("instance")}</HeadCell>
            <HeadCell>{t("pool")}</HeadCell>
            <HeadCell>{t("kind")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one line may hold several alike, and the order is the file's
            <tr key={index}>
              <Cell numeric>{formatNumber(row.line, locale)}</Cell>
              <Cell>
                {formatInstant(new Date(row.instantMs), locale)}
                <SecondLine className={styles.mono}>
                  {row.startText !== "" && `${row.startText} – `}
                  {row.timeText}
                </SecondLine>
              </Cell>
              <Cell className={styles.mono}>{row.instance || t("none")}</Cell>
              <Cell>{row.pool || t("none")}</Cell>
              <Cell>{w(`kind.${row.kind}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
