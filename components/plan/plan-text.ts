import type { Locale } from "@/lib/format/locale";
import type { Currency } from "@/lib/format/money";
import type { Translate } from "@/lib/i18n/translator";
import type { Statement } from "@/lib/model/plan-types";

/** What turns the numbers of a plan into words: messages, the model's own sentences, language, currency. */
export type PlanText = {
  t: Translate<"plan">;
  say: (statement: Statement) => string;
  locale: Locale;
  currency: Currency;
};

/** Between two sentences; full-width punctuation brings its own. */
export const sentenceGap = (locale: Locale): string => (locale === "zh" ? "" : " ");
