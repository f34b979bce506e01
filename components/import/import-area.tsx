import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatBytes } from "@/lib/format/bytes";
import { MOST_UNPACKED_BYTES, MOST_UPLOAD_BYTES } from "@/lib/import/limits";
import { DropZone } from "./drop-zone";
import styles from "./import-area.module.css";

type ImportAreaProps = { here: string; uploadId: string; children: ReactNode };

/** Where files are dropped, with what waits of them beside it. */
export function ImportArea({ here, uploadId, children }: ImportAreaProps) {
  const t = useTranslations("interruption.upload");
  const locale = useLocale();
  const waiting = Boolean(children);
  const packed = formatBytes(MOST_UPLOAD_BYTES, locale);
  return (
    <section
      id="upload"
      data-refocus="imported staged upload"
      aria-label={t("title")}
      className={waiting ? `${styles.area} ${styles.split}` : styles.area}
    >
      <DropZone
        here={here}
        uploadId={uploadId}
        waiting={waiting}
        mostBytes={MOST_UPLOAD_BYTES}
        words={{
          locale,
          title: waiting ? t("dropAnother") : t("drop"),
          limits: t("limits", { packed, unpacked: formatBytes(MOST_UNPACKED_BYTES, locale) }),
          choose: t("choose"),
          phases: { receiving: t("sending"), reading: t("reading"), comparing: t("comparing"), done: t("comparing") },
          progress: t("progress"),
          bytes: t("bytes"),
          rows: t("rows"),
          cancel: t("cancel"),
          stopped: t("stopped"),
          tooLarge: t("tooLarge", { limit: packed }),
          failed: t("failed"),
          colon: t("colon"),
          notRead: t("notRead"),
          unchanged: t("unchanged"),
        }}
      >
        <noscript>{t("noScript")}</noscript>
      </DropZone>
      {waiting && (
        <div id="staged" className={styles.previews}>
          {children}
        </div>
      )}
    </section>
  );
}
