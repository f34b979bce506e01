import { dateFormat } from "./intl";
import type { UnknownWord } from "./known";
import { NO_BREAK_SPACE } from "./known";
import type { Locale } from "./locale";

type MaybeInstant = Date | string | null | undefined;

const pieces = (zone: string, locale: Locale) =>
  dateFormat(locale === "zh" ? "zh-CN" : "en-US", {
    timeZone: zone,
    year: "numeric",
    month: locale === "zh" ? "numeric" : "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "shortOffset",
  });

/** A day: `12 Nov 2026`, `2026 年 11 月 12 日`. A plain `2026-11-12` is that day in every zone. */
export function formatDate(day: MaybeInstant, locale: Locale, options: UnknownWord & { zone?: string } = {}): string {
  const zone = typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) ? "UTC" : (options.zone ?? "UTC");
  return withPieces(day, zone, locale, options, (piece) => dayText(piece, locale));
}

/** A moment with its zone: `12 Nov 2026, 09:40 UTC`, `2026 年 11 月 12 日 09:40 UTC`. */
export function formatInstant(at: MaybeInstant, locale: Locale, options: UnknownWord & { zone?: string } = {}): string {
  return withPieces(at, options.zone ?? "UTC", locale, options, (piece) => {
    const zone = /^GMT(\+0)?$/.test(piece("timeZoneName")) ? "UTC" : piece("timeZoneName");
    const time = `${piece("hour")}:${piece("minute")}${NO_BREAK_SPACE}${zone}`;
    return locale === "zh" ? `${dayText(piece, locale)} ${time}` : `${dayText(piece, locale)}, ${time}`;
  });
}

type Piece = (type: Intl.DateTimeFormatPartTypes) => string;

function dayText(piece: Piece, locale: Locale): string {
  const [year, month, day] = [piece("year"), piece("month"), piece("day")];
  if (locale === "zh") return `${year} 年 ${month} 月 ${day} 日`;
  return `${day}${NO_BREAK_SPACE}${month} ${year}`;
}

function withPieces(
  at: MaybeInstant,
  zone: string,
  locale: Locale,
  { unknown }: UnknownWord,
  text: (piece: Piece) => string,
): string {
  const date = at instanceof Date ? at : new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) {
    if (unknown !== undefined) return unknown;
    throw new RangeError(`no date in ${String(at)}: give one, or the word for an unknown one`);
  }
  const parts = pieces(zone, locale).formatToParts(date);
  return text((type) => parts.find((part) => part.type === type)?.value.replace(/[年月日]/g, "") ?? "");
}
