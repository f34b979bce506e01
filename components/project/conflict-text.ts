import { formatInstant } from "@/lib/format/date";
import type { Locale } from "@/lib/format/locale";
import type { Currency } from "@/lib/format/money";
import { formatNumber } from "@/lib/format/number";
import type { Translate } from "@/lib/i18n/translator";
import { NOTICE_PRESETS, type NoticePreset } from "@/lib/schema/notice-preset";
import type { Edit, FieldChange, FieldValue } from "@/lib/schema/project-detail";
import { FIGURE_UNIT } from "./figure-unit";

type Words = { t: Translate<"project">; locale: Locale };
type Money = { before: Currency; after: Currency };

/**
 * What others saved while this form was open, a line a change.
 *
 * @param currency of the prices as they are stored now
 */
export function conflictLines(edits: readonly Edit[], currency: Currency, words: Words): string[] {
  const { t, locale } = words;
  return edits.flatMap(({ by, at, changes }, index) => {
    const money = currencies(edits.slice(index), currency);
    return changes.map((change) =>
      t("conflict.change", {
        by,
        label: t(`label.${change.field}`),
        before: valueText(change, change.before, money.before, words),
        after: valueText(change, change.after, money.after, words),
        at: formatInstant(at, locale),
      }),
    );
  });
}

/** The currency before and after the first of these edits, read back from the one that stands now. */
function currencies([edit, ...later]: readonly Edit[], now: Currency): Money {
  const changeIn = (made: readonly Edit[]) =>
    made.flatMap(({ changes }) => changes).find((change) => change.field === "currency");
  const after = (changeIn(later)?.before ?? now) as Currency;
  return { before: ((edit && changeIn([edit])?.before) ?? after) as Currency, after };
}

function valueText({ field }: FieldChange, value: FieldValue, currency: Currency, { t, locale }: Words): string {
  if (value === null) return t("conflict.blank");
  if (typeof value === "boolean") return value ? t("choice.yes") : t("choice.no");
  if (typeof value === "number") {
    const unit = field in FIGURE_UNIT ? FIGURE_UNIT[field as keyof typeof FIGURE_UNIT] : null;
    const number = formatNumber(value, locale, { significant: 9 });
    return unit === null ? number : `${number}\u202f${t(`unit.${unit}`, { currency })}`;
  }
  if (field === "currency") return value === "CNY" ? t("choice.CNY") : t("choice.USD");
  if (field === "trajectoryDemand") return value === "demanded" ? t("demand.demanded") : t("demand.not-demanded");
  return isPreset(value) ? t(`preset.${value}`) : value;
}

const isPreset = (value: string): value is NoticePreset => (NOTICE_PRESETS as readonly string[]).includes(value);
