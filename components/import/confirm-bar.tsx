import { useLocale, useTranslations } from "next-intl";
import type { FormAction } from "@/components/form/form-state";
import { StatefulForm } from "@/components/form/stateful-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { formatInstant } from "@/lib/format/date";
import type { UploadPreview } from "@/lib/import/upload-preview";
import styles from "./file-preview.module.css";
import { isReady } from "./ready";

type ConfirmBarProps = { preview: UploadPreview; confirm: FormAction; discard: () => Promise<void> };

const MOST_NAMED = 5;

/** Imports all files of an upload together, or none of them. */
export function ConfirmBar({ preview, confirm, discard }: ConfirmBarProps) {
  const t = useTranslations("interruption.confirm");
  const p = useTranslations("interruption.preview");
  const locale = useLocale();
  const unready = preview.files.filter((file) => !isReady(file));
  return (
    <div className={styles.confirm}>
      {unready.length === 0 ? (
        <StatefulForm action={confirm} label={t("label")}>
          <SubmitButton variant="primary" pendingLabel={t("importing")}>
            {t("import", { count: preview.counts.added })}
          </SubmitButton>
        </StatefulForm>
      ) : (
        <p>
          {preview.files.length === 1
            ? t("waits")
            : t("waitsFor", {
                files: unready
                  .slice(0, MOST_NAMED)
                  .map(({ fileName }) => fileName)
                  .join(t("separator")),
                more: Math.max(0, unready.length - MOST_NAMED),
              })}
        </p>
      )}
      <form action={discard}>
        <SubmitButton variant="quiet">{t("discard")}</SubmitButton>
      </form>
      <span className={styles.muted}>{p("expires", { time: formatInstant(preview.expiresAt, locale) })}</span>
    </div>
  );
}
