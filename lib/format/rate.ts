import { known, type Maybe, NARROW_SPACE, NO_BREAK_SPACE, signed, type UnknownWord } from "./known";
import type { Locale } from "./locale";
import { formatNumber } from "./number";

/** Interruptions per instance-hour in a table: `0.125`, `1.897`, `0.0049`. */
export function formatRate(perHour: Maybe, locale: Locale, options: UnknownWord = {}): string {
  return known(perHour, options, (finite) =>
    signed(finite, (magnitude) => {
      if (magnitude === 0) return "0";
      return magnitude < 0.01
        ? formatNumber(magnitude, locale, { significant: 2 })
        : formatNumber(magnitude, locale, { digits: 3, fixed: true });
    }),
  );
}

/** The same in a sentence: `1 per 8 h`, from one an hour on `1.9 per h`. */
export function formatRateInWords(perHour: Maybe, locale: Locale, options: UnknownWord = {}): string {
  return known(perHour, options, (finite) => {
    if (finite <= 0) return locale === "zh" ? "0 次" : `0 per${NO_BREAK_SPACE}h`;
    const often = finite >= 1;
    const shown = often ? finite : 1 / finite;
    const number = formatNumber(shown, locale, { ...options, digits: shown < 10 ? 1 : 0 });
    if (locale === "zh") return often ? `每小时 ${number} 次` : `每 ${number} 小时 1 次`;
    return often ? `${number} per${NO_BREAK_SPACE}h` : `1 per ${number}${NARROW_SPACE}h`;
  });
}
