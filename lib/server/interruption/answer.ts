import "server-only";
import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/format/locale";
import { refusalText, rejectText } from "@/lib/i18n/import-text";
import { en } from "@/lib/i18n/messages/en";
import { zh } from "@/lib/i18n/messages/zh";
import type { FilePreview, ImportOutcome, PoolCount } from "@/lib/import/upload-preview";
import { problem } from "@/lib/server/problem";
import type { ImportRefusal } from "./import-file";

const MESSAGES = { en, zh };

const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: MESSAGES[locale], namespace: "import", timeZone: "UTC" });

const translators = { en: translatorOf("en"), zh: translatorOf("zh") };

/** Why a file was not imported, as a problem document. */
export function refusalAnswer(reason: ImportRefusal, locale: Locale): Response {
  const t = translators[locale];
  switch (reason.code) {
    case "refused": {
      const { code } = reason.refusal;
      return problem(code === "too-large" ? 413 : 422, code, refusalText(t, reason.refusal));
    }
    case "unanswered":
      return problem(422, "unanswered", "Nothing was imported: the file does not say everything.", {
        errors: reason.questions.map(({ code }) => ({
          field: code,
          pointer: `#/${code}`,
          detail: t(`question.${code}`),
        })),
      });
    case "no-events": {
      const { counts, rejects } = previewAnswer(reason.preview, locale);
      return problem(422, "no-events", "Nothing was imported: no row of the file could be read.", {
        ...counts,
        rejects,
      });
    }
    case "not-readable":
      return problem(422, "not-readable", `Nothing was imported: ${reason.fileName} cannot be read.`);
    case "nothing-staged":
      return problem(409, "nothing-staged", "The upload was cancelled before it was imported.");
  }
}

/** What an import would do, with its rejected rows in words. */
export function previewAnswer({ counts, rejects, pools, ...preview }: FilePreview, locale: Locale) {
  const t = translators[locale];
  const told = rejects.map((reject) => ({ ...reject, reason: rejectText(t, reject) }));
  return { dryRun: true, ...preview, counts, ...counts, pools: pools.map(inRows), rejects: told };
}

/** What an import did. */
export const outcomeAnswer = ({ pools, ...outcome }: ImportOutcome) => ({ ...outcome, pools: pools.map(inRows) });

/** Rows of the log: which of them are interruptions, only the evidence says. */
const inRows = <Pool extends PoolCount>({ events: rows, ...pool }: Pool) => ({ ...pool, rows });
