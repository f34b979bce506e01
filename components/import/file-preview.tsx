import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { Note } from "@/components/ui/note";
import { Panel } from "@/components/ui/panel";
import { SubmitButton } from "@/components/ui/submit-button";
import { formatBytes } from "@/lib/format/bytes";
import { formatDate, formatInstant } from "@/lib/format/date";
import { refusalText, whyText } from "@/lib/i18n/import-text";
import type { FilePreview } from "@/lib/import/upload-preview";
import type { AnswerFormProps } from "./answer-form";
import { AnswerForm } from "./answer-form";
import { CountsBar } from "./counts-bar";
import styles from "./file-preview.module.css";
import { PoolCounts } from "./pool-counts";
import { RejectTable } from "./reject-table";
import { RowTable } from "./row-table";

type FilePreviewProps = {
  file: FilePreview;
  place: number;
  /** Among many files one that needs nothing shows its counts alone. */
  folded: boolean;
  rejectsHref: string;
  readAgain: AnswerFormProps["action"];
  /** null where the file is the only one. */
  leaveOut: (() => Promise<void>) | null;
};

/** What a staged file holds, how it was read, and what is asked about it. */
export function FilePreviewPanel({ file, place, folded, rejectsHref, readAgain, leaveOut }: FilePreviewProps) {
  const t = useTranslations("interruption.preview");
  const w = useTranslations("import");
  const locale = useLocale();
  const { recognition, refusal, counts, alreadyImported, observed } = file;
  const instant = (ms: number) => formatInstant(new Date(ms), locale);
  const body = (
    <>
      {counts.rows > 0 && (
        <div className={styles.columns}>
          <div className={styles.part}>
            {!folded && <CountsBar counts={counts} />}
            {!alreadyImported && counts.duplicates > 0 && <p>{t("overlap", { count: counts.duplicates })}</p>}
            {counts.repeats > 0 && <p>{t("repeats", { count: counts.repeats })}</p>}
            {counts.ignored > 0 && <p>{t("ignored", { count: counts.ignored })}</p>}
            {counts.rejected > 0 && <RejectTable rejects={file.rejects} total={counts.rejected} href={rejectsHref} />}
            {file.pools.length > 0 && <PoolCounts pools={file.pools} />}
          </div>
          <div className={styles.part}>
            {file.firstRows.length > 0 && <RowTable rows={file.firstRows} />}
            {observed && (
              <p className={styles.muted}>
                {t("observed", { from: instant(observed.fromMs), to: instant(observed.toMs) })}
              </p>
            )}
          </div>
        </div>
      )}
      <AnswerForm file={file} place={place} action={readAgain} />
    </>
  );
  return (
    <Panel
      id={`file-${file.logId}`}
      data-refocus={`file-${file.logId} staged upload`}
      role="group"
      aria-label={t("label", { fileName: file.fileName })}
      className={styles.panel}
    >
      <header className={styles.head}>
        <h2 className={styles.name}>
          <Icon name="file" /> {file.fileName}{" "}
          <span className={styles.muted}>{formatBytes(file.sizeBytes, locale)}</span>
        </h2>
        <p className={styles.muted}>{refusal ? t("notSavedBroken") : t("notSaved")}</p>
      </header>
      {recognition && !refusal && (
        <p>
          {t("recognised", {
            format: w(`format.${recognition.format}` as "format.csv-lifetimes"),
            confidence: w(`confidence.${recognition.confidence}`),
            why: whyText(w, recognition),
          })}
        </p>
      )}
      {refusal && (
        <Note tone="bad" role="alert" title={refusalText(w, refusal)}>
          {t(recognition?.table ? "columnsHint" : "refusedHint")}
        </Note>
      )}
      {alreadyImported && (
        <Note>
          {t("identical", {
            date: formatDate(alreadyImported.importedAt, locale),
            fileName: alreadyImported.fileName,
          })}
        </Note>
      )}
      {folded ? (
        <>
          <CountsBar counts={counts} />
          <Disclosure summary={t("details")}>{body}</Disclosure>
        </>
      ) : (
        body
      )}
      {leaveOut && (
        <form action={leaveOut}>
          <SubmitButton variant="quiet">{t("leaveOut")}</SubmitButton>
        </form>
      )}
    </Panel>
  );
}
