import { useLocale, useTranslations } from "next-intl";
import { Cell, HeadCell, SecondLine, Table } from "@/components/ui/table";
import { formatNumber } from "@/lib/format/number";
import { rejectText } from "@/lib/i18n/import-text";
import type { Reject } from "@/lib/import/reject";
import styles from "./file-preview.module.css";

const SHOWN = 5;

export function RejectTable({ rejects, total, href }: { rejects: readonly Reject[]; total: number; href: string }) {
  const t = useTranslations("interruption.preview");
  const w = useTranslations("import");
  const locale = useLocale();
  const shown = rejects.slice(0, SHOWN);
  return (
    <div>
      <Table caption={t("rejectsTitle")} rows="one-line">
        <thead>
          <tr>
            <HeadCell numeric>{t("line")}</HeadCell>
            <HeadCell>{t("why")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((reject) => (
            <tr key={`${reject.line} ${reject.column}`}>
              <Cell numeric>{formatNumber(reject.line, locale)}</Cell>
              <Cell>
                <b>{reject.column === "" ? t("whole") : reject.column}</b> {rejectText(w, reject)}
                {reject.excerpt !== "" && <SecondLine className={styles.mono}>{reject.excerpt}</SecondLine>}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.after}>
        {total > shown.length && (
          <span className={styles.muted}>
            {t("moreRejects", { count: formatNumber(total - shown.length, locale) })}
          </span>
        )}{" "}
        <a href={href} download>
          {t("download")}
        </a>
      </p>
    </div>
  );
}
