import { known, type Maybe, NARROW_SPACE, NO_BREAK_SPACE, signed, type UnknownWord } from "./known";
import type { Locale } from "./locale";
import { formatNumber } from "./number";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

type Unit = "d" | "h" | "min" | "s" | "ms";

const UNITS: Record<Locale, Record<Unit, string>> = {
  en: { d: "d", h: "h", min: "min", s: "s", ms: "ms" },
  zh: { d: "天", h: "小时", min: "分钟", s: "秒", ms: "毫秒" },
};

/**
 * A length of time in seconds: `28.4 s`, `21 min 55 s`, from one hour `6 h 22 min`, from two days `4 d 23 h`.
 * In Chinese `21 分 55 秒`, `6 小时 22 分钟`.
 */
export function formatDuration(seconds: Maybe, locale: Locale, options: UnknownWord = {}): string {
  return known(seconds, options, (finite) =>
    signed(finite, (magnitude) => lengthOfTime(magnitude, Math.round, locale)),
  );
}

/**
 * An interval as advice: rounded down and never up, to the minute, below 3 min to 5 s, from two days to the hour.
 */
export function formatAdvice(seconds: Maybe, locale: Locale, options: UnknownWord = {}): string {
  return known(seconds, options, (finite) =>
    signed(finite, (magnitude) => lengthOfTime(adviceSeconds(magnitude), Math.floor, locale)),
  );
}

/** Hours as one number: `374.6 h`; for sums of instance-hours, which nobody reads in days. */
export function formatHours(hours: Maybe, locale: Locale, options: UnknownWord = {}): string {
  const digits = (magnitude: number) => (magnitude < 10 ? 2 : magnitude < 1_000 ? 1 : 0);
  return known(hours, options, (finite) => {
    const text = formatNumber(finite, locale, { digits: digits(Math.abs(finite)) });
    return text + NARROW_SPACE + UNITS[locale].h;
  });
}

function adviceSeconds(seconds: number): number {
  if (seconds >= 3 * MINUTE) return seconds - (seconds % MINUTE);
  if (seconds >= 5) return Math.floor(seconds / 5) * 5;
  return seconds >= 1 ? Math.floor(seconds) : seconds;
}

function lengthOfTime(seconds: number, round: (value: number) => number, locale: Locale): string {
  const part = (value: number | string, unit: Unit) => value + NARROW_SPACE + UNITS[locale][unit];
  const pair = (total: number, size: number, larger: Unit, smaller: Unit) => {
    const rest = total % size;
    const whole = formatNumber(Math.floor(total / size), locale);
    const padded = larger === "d" ? `${rest}` : `${rest}`.padStart(2, "0");
    if (rest === 0) return part(whole, larger);
    const first = part(whole, larger);
    // Minutes are 分钟 at the end of a duration and 分 before seconds.
    return (locale === "zh" ? first.replace("分钟", "分") : first) + NO_BREAK_SPACE + part(padded, smaller);
  };

  if (seconds === 0) return part(0, "s");
  if (seconds < 0.0995) return part(formatNumber(seconds * 1_000, locale, { significant: 3 }), "ms");
  if (seconds < 59.95) return part(formatNumber(seconds, locale, { significant: 3 }), "s");
  if (round(seconds) < HOUR) return pair(round(seconds), MINUTE, "min", "s");
  if (round(seconds / MINUTE) < (2 * DAY) / MINUTE) return pair(round(seconds / MINUTE), 60, "h", "min");
  return pair(round(seconds / HOUR), 24, "d", "h");
}
