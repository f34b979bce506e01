import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/lib/format/number";
import type { FilePreview } from "@/lib/import/upload-preview";
import styles from "./file-preview.module.css";

/** New, known and rejected rows as shares of one bar; the words above say the same. */
export function CountsBar({ counts }: { counts: FilePreview["counts"] }) {
  const t = useTranslations("interruption.preview");
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  const { added, duplicates, rejected } = counts;
  const parts = [
    { name: t("new"), count: added, look: styles.new },
    { name: t("known"), count: duplicates, look: styles.known },
    { name: t("rejectedPart"), count: rejected, look: styles.rejected },
  ];
  return (
    <div className={styles.counts}>
      <p className={styles.strong}>
        {t("counts", {
          rows: counts.rows,
          added: number(added),
          duplicates: number(duplicates),
          rejected: number(rejected),
        })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, look }) => (
            <span key={name} className={look} style={{ flexGrow: count }} title={`${name} ${number(count)}`} />
          ))}
      </div>
    </div>
  );
}
