import "server-only";
import { createTranslator } from "use-intl/core";
import { rejectText } from "@/lib/i18n/import-text";
import { en } from "@/lib/i18n/messages/en";
import type { Reject } from "@/lib/import/reject";

const t = createTranslator({ locale: "en", messages: en, namespace: "import", timeZone: "UTC" });

/** A spreadsheet must not take a text from somebody's log for a formula. */
const cell = (text: string) => `"${/^[=+\-@\t\r]/.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;

export const rejectsAsCsv = (rejects: readonly Reject[]) =>
  ["line,column,code,reason,text"]
    .concat(
      rejects.map((reject) =>
        [String(reject.line), cell(reject.column), reject.code, cell(rejectText(t, reject)), cell(reject.excerpt)].join(
          ",",
        ),
      ),
    )
    .join("\r\n")
    .concat("\r\n");
