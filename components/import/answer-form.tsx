import { useTranslations } from "next-intl";
import type { FormAction } from "@/components/form/form-state";
import { StatefulForm } from "@/components/form/stateful-form";
import { Disclosure } from "@/components/ui/disclosure";
import { SubmitButton } from "@/components/ui/submit-button";
import { QUESTION_CODES, type QuestionCode } from "@/lib/import/format";
import type { FilePreview } from "@/lib/import/upload-preview";
import { AnswerField } from "./answer-field";
import styles from "./answer-form.module.css";
import { FormatFields } from "./format-fields";

const WIDE = new Set<QuestionCode>(["mapping", "pool"]);

export type AnswerFormProps = { file: FilePreview; place: number; action: FormAction };

/** Everything that can be said about a file in one form: what it leaves open first, the rest behind a disclosure. */
export function AnswerForm({ file, place, action }: AnswerFormProps) {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const questions = file.recognition?.questions ?? [];
  const asked = new Set(questions.map(({ code }) => code));
  const rest = QUESTION_CODES.filter((code) => !asked.has(code));
  return (
    <StatefulForm action={action} label={t("form", { fileName: file.fileName })} className={styles.form}>
      {questions.length > 0 && (
        <div className={styles.asked}>
          <h3>{t("title")}</h3>
          {questions.map(({ code, blocks }) => (
            <fieldset key={code} className={WIDE.has(code) ? `${styles.question} ${styles.wide}` : styles.question}>
              <legend>{w(`question.${code}`)}</legend>
              <p className={styles.muted}>{w(`blocks.${blocks}`)}</p>
              <div className={styles.fields}>
                <AnswerField code={code} file={file} place={place} />
              </div>
            </fieldset>
          ))}
        </div>
      )}
      <Disclosure summary={t("how")} open={file.refusal !== null && !file.recognition}>
        <div className={styles.fields}>
          <FormatFields file={file} place={place} />
          {rest
            .filter((code) => code !== "mapping")
            .map((code) => (
              <AnswerField key={code} code={code} file={file} place={place} />
            ))}
        </div>
        {!asked.has("mapping") && <AnswerField code="mapping" file={file} place={place} />}
      </Disclosure>
      <SubmitButton pendingLabel={t("readingAgain")}>{t("again")}</SubmitButton>
    </StatefulForm>
  );
}
