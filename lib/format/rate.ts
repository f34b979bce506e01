import { known, type Maybe, NARROW_SPACE, NO_BREAK_SPACE, signed, type UnknownWord } from "./known";
import type { Locale } from "./locale";
import { formatNumber } from "./number";
import { formatRange, type RangePlace } from "./range";

/** Below this a rate is told in significant digits, from here on in digits after the point. */
const SMALL_RATE = 0.01;

/** Interruptions per instance-hour in a table: `0.125`, `1.897`, `0.0049`, `0.0030`. */
export function formatRate(perHour: Maybe, locale: Locale, options: UnknownWord = {}): string {
  return known(perHour, options, (finite) =>
    signed(finite, (magnitude) => {
      if (magnitude === 0) return "0";
      return magnitude < SMALL_RATE
        ? formatNumber(magnitude, locale, { significant: 2, fixed: true })
        : formatNumber(magnitude, locale, { digits: 3, fixed: true });
    }),
  );
}

/** An interval of rates, both ends as exact as one another: `0.078–0.189`, `0.0030–0.088`, in sentences with a word. */
export function formatRateRange(ends: readonly [number, number], locale: Locale, place?: RangePlace): string {
  const isSmall = ends.some((end) => end !== 0 && Math.abs(end) < SMALL_RATE);
  const end = (value: number) =>
    isSmall && value !== 0 ? formatNumber(value, locale, { significant: 2, fixed: true }) : formatRate(value, locale);
  return formatRange(ends, end, locale, place);
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
