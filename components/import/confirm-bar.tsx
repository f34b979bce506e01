import { useLocale, useTranslations } from "next-intl";
import type { FormAction } from "@/components/form/form-state";
import { StatefulForm } from "@/components/form/stateful-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { formatInstant } from "@/lib/format/date";
import type { UploadPreview } from "@/lib/import/upload-preview";
import styles from "./file-preview.module.css";

type ConfirmBarProps = { preview: UploadPreview; confirm: FormAction; discard: () => Promise<void> };

/** Imports all files of an upload together, or none of them. */
export function ConfirmBar({ preview, confirm, discard }: ConfirmBarProps) {
  const t = useTranslations("interruption.confirm");
  const p = useTranslations("interruption.preview");
  const locale = useLocale();
  const isReady = preview.files.every(
    ({ refusal, blocking, counts }) =>
      refusal === null && blocking.length === 0 && counts.added + counts.duplicates > 0,
  );
  return (
    <div className={styles.confirm}>
      {isReady ? (
        <StatefulForm action={confirm} label={t("label")}>
          <SubmitButton variant="primary" pendingLabel={t("importing")}>
            {t("import", { count: preview.counts.added })}
          </SubmitButton>
        </StatefulForm>
      ) : (
        <p>{t("waits")}</p>
      )}
      <form action={discard}>
        <SubmitButton variant="quiet">{t("discard")}</SubmitButton>
      </form>
      <span className={styles.muted}>{p("expires", { time: formatInstant(preview.expiresAt, locale) })}</span>
    </div>
  );
}
