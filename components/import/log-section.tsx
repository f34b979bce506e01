import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Cell, HeadCell, RowHead, SecondLine, Table } from "@/components/ui/table";
import { formatBytes } from "@/lib/format/bytes";
import { formatInstant } from "@/lib/format/date";
import { formatNumber } from "@/lib/format/number";
import styles from "./log-section.module.css";
import { RemoveLog } from "./remove-log";

export type LogEntry = {
  id: string;
  format: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  events: number;
  duplicates: number;
  repeats: number;
  ignored: number;
  rejected: number;
  importedBy: string;
  importedAt: Date;
};

type LogSectionProps = {
  logs: readonly LogEntry[];
  newestHref: string | null;
  olderHref: string | null;
  remove: (logId: string) => () => Promise<void>;
};

export function LogSection({ logs, newestHref, olderHref, remove }: LogSectionProps) {
  const t = useTranslations("interruption.logs");
  const w = useTranslations("import");
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  return (
    <Section title={t("title")} lead={t("lead")} id="logs">
      <Table caption={t("caption")} cards className={styles.table}>
        <thead>
          <tr>
            <HeadCell>{t("file")}</HeadCell>
            <HeadCell numeric>{t("size")}</HeadCell>
            <HeadCell numeric>{t("rows")}</HeadCell>
            <HeadCell numeric>{t("added")}</HeadCell>
            <HeadCell numeric>{t("known")}</HeadCell>
            <HeadCell numeric>{t("rejected")}</HeadCell>
            <HeadCell>{t("imported")}</HeadCell>
            <HeadCell className={styles.action}>{t("action")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {logs.map((log, place) => (
            <tr key={log.id} id={`log-${log.id}`} data-refocus={refocusIds(logs[place + 1])}>
              <RowHead className={styles.name}>
                <div>
                  {log.fileName}
                  <SecondLine>
                    {w(`format.${log.format}` as "format.csv-lifetimes")}{" "}
                    <span title={log.sha256}>{t("sha", { short: log.sha256.slice(0, 12) })}</span>
                  </SecondLine>
                </div>
              </RowHead>
              <Cell numeric label={t("size")}>
                {formatBytes(log.sizeBytes, locale)}
              </Cell>
              <Cell numeric label={t("rows")}>
                {number(log.events + log.repeats + log.ignored + log.rejected)}
              </Cell>
              <Cell numeric label={t("added")}>
                {number(log.events - log.duplicates)}
              </Cell>
              <Cell numeric label={t("known")}>
                {number(log.duplicates)}
              </Cell>
              <Cell numeric label={t("rejected")}>
                {number(log.rejected)}
              </Cell>
              <Cell label={t("imported")}>
                {formatInstant(log.importedAt, locale)}
                <SecondLine>{t("by", { name: log.importedBy })}</SecondLine>
              </Cell>
              <td className={styles.action}>
                <RemoveLog
                  remove={remove(log.id)}
                  words={{
                    open: t("remove"),
                    openNamed: t("removeNamed", { fileName: log.fileName }),
                    question: t("question", { fileName: log.fileName }),
                    consequence: t("consequence", { count: log.events }),
                    confirm: t("confirm"),
                    removing: t("removing"),
                    keep: t("keep"),
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {(newestHref || olderHref) && (
        <nav className={styles.pager} aria-label={t("title")} data-refocus="logs">
          {newestHref && <ButtonLink href={newestHref}>{t("newest")}</ButtonLink>}
          {olderHref && <ButtonLink href={olderHref}>{t("older")}</ButtonLink>}
        </nav>
      )}
    </Section>
  );
}

/** Where the focus goes when a log is removed: to the next one, or the heading. */
const refocusIds = (next: LogEntry | undefined) => [...(next ? [`log-${next.id}`] : []), "logs", "no-log"].join(" ");
