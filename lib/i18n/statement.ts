import { createTranslator } from "use-intl/core";
import { formatAdvice, formatDuration, formatHours } from "@/lib/format/duration";
import type { Locale } from "@/lib/format/locale";
import { type Currency, formatMoney } from "@/lib/format/money";
import { formatNumber, formatPercent } from "@/lib/format/number";
import { formatRateInWords } from "@/lib/format/rate";
import type { Statement } from "@/lib/model/plan-types";
import enAdmission from "./messages/en/admission.json" with { type: "json" };
import zhAdmission from "./messages/zh/admission.json" with { type: "json" };

const MESSAGES = { en: enAdmission, zh: zhAdmission };
const SMALLEST_P = 0.001;

type Values = Record<string, string | number>;
type Translate = (key: string, values?: Values) => string;

/** The codes of a statement are data, so the keys are looked up as plain strings. */
const translatorOf = (locale: Locale): Translate => {
  const translate = createTranslator({
    locale,
    messages: MESSAGES[locale],
    timeZone: "UTC",
    onError(error) {
      throw error;
    },
  });
  return translate as unknown as Translate;
};

const translators: Record<Locale, Translate> = { en: translatorOf("en"), zh: translatorOf("zh") };

/** A number by the unit that its name ends in. */
function written(name: string, value: number, locale: Locale, currency: Currency): string | number {
  if (name.endsWith("Advice")) return formatAdvice(value, locale);
  if (name.endsWith("Seconds")) return formatDuration(value, locale);
  if (name.endsWith("Hours")) return formatHours(value, locale);
  if (name.endsWith("Money")) return formatMoney(value, currency, locale);
  if (name.endsWith("Share")) return formatPercent(value, locale, { digits: 1 });
  if (name.endsWith("Rate")) return formatRateInWords(value, locale);
  if (name === "pValue" && value < SMALLEST_P) return `< ${SMALLEST_P}`;
  return name.endsWith("Count") ? value : formatNumber(value, locale, { significant: 3 });
}

/** A statement of the model in words. */
export function statementText(statement: Statement, locale: Locale, currency: Currency = "USD"): string {
  const translate = translators[locale];
  const values = Object.entries(statement.values).map(([name, value]): [string, string | number] => {
    if (typeof value === "number") return [name, written(name, value, locale, currency)];
    if (name === "parts")
      return [
        name,
        value
          .split(",")
          .map((part) => translate(`part.${part}`))
          .join(translate("separator")),
      ];
    // A sentence inside a sentence: its own values stand beside it.
    return [name, statementText({ code: value, values: withoutInner(statement.values) }, locale, currency)];
  });
  return translate(statement.code, Object.fromEntries(values));
}

const withoutInner = ({ fix, next, ...rest }: Statement["values"]): Statement["values"] => rest;
