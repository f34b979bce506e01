import type { Locale } from "@/lib/format/locale";
import type { Translate } from "@/lib/i18n/translator";

/** What words the history. Money stands in each verdict's own currency, so none is given here. */
export type HistoryText = { t: Translate<"plan">; locale: Locale };
