import { clockMs, dayMs } from "./calendar";

const DASH = 45;
const COLON = 58;
const PLUS = 43;
const BLANK = 32;
const MINUTE_MS = 60_000;

const isT = (code: number) => code === 84 || code === 116;

/** Two digits at a place, NaN where they are none. */
function two(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** How a reading of text ended: an instant, a wall time without offset, a day that is none, or another form. */
export const INSTANT = 0;
export const WALL = 1;
export const NO_SUCH_DATE = 2;
const OTHER_FORM = 3;

/**
 * Strict ISO 8601: extended (2026-03-01T22:10:03.5Z, a blank for the T, minutes alone, a date alone)
 * or basic (20190409T121826.922+0800), up to nine digits of fraction, Z, UTC, ±hh, ±hhmm, ±hh:mm.
 * Written over character codes because a lifetime costs two or three of these, a million times.
 */
export class IsoReader {
  /** Of the last reading; an instant in UTC, or a wall time as if it were UTC. */
  ms = Number.NaN;
  private lastDate = "";
  private lastDayMs = Number.NaN;

  read(text: string): number {
    const basic = text.charCodeAt(4) !== DASH;
    const dateLength = basic ? 8 : 10;
    if (text.length < dateLength || (basic && !isT(text.charCodeAt(8)))) return OTHER_FORM;
    const date = text.slice(0, dateLength);
    if (date !== this.lastDate) {
      const day = basic ? basicDay(text) : extendedDay(text);
      if (day === undefined) return OTHER_FORM;
      if (Number.isNaN(day)) return NO_SUCH_DATE;
      this.lastDate = date;
      this.lastDayMs = day;
    }
    if (text.length === dateLength) {
      this.ms = this.lastDayMs;
      return WALL;
    }
    const mark = text.charCodeAt(dateLength);
    if (!isT(mark) && mark !== BLANK) return OTHER_FORM;
    return this.readClock(text, dateLength + 1, basic);
  }

  private readClock(text: string, from: number, basic: boolean): number {
    const hour = two(text, from);
    let at = from + 2;
    if (!basic) {
      if (text.charCodeAt(at) !== COLON) return OTHER_FORM;
      at++;
    }
    const minute = two(text, at);
    at += 2;
    let second = 0;
    let fraction = 0;
    const secondFollows = basic ? !Number.isNaN(two(text, at)) : text.charCodeAt(at) === COLON;
    if (secondFollows) {
      if (!basic) at++;
      second = two(text, at);
      at += 2;
      const mark = text.charCodeAt(at);
      if (mark === 46 || mark === 44) {
        const start = ++at;
        let scale = 100;
        for (let digit = text.charCodeAt(at) - 48; digit >= 0 && digit <= 9; digit = text.charCodeAt(at) - 48) {
          fraction += digit * scale;
          scale = scale === 1 ? 0 : scale / 10;
          at++;
        }
        if (at === start || at - start > 9) return OTHER_FORM;
      }
    }
    if (Number.isNaN(hour + minute + second)) return OTHER_FORM;
    const clock = clockMs(hour, minute, second, fraction);
    if (Number.isNaN(clock)) return NO_SUCH_DATE;
    this.ms = this.lastDayMs + clock;
    return this.readOffset(text, at);
  }

  private readOffset(text: string, from: number): number {
    if (from === text.length) return WALL;
    let at = from;
    if (text.charCodeAt(at) === BLANK) at++;
    const mark = text.charCodeAt(at);
    if ((mark === 90 || mark === 122) && at + 1 === text.length) return INSTANT;
    if (mark === PLUS || mark === DASH) {
      const hours = two(text, at + 1);
      at += 3;
      let minutes = 0;
      if (at < text.length) {
        if (text.charCodeAt(at) === COLON) at++;
        minutes = two(text, at);
        at += 2;
      }
      if (at !== text.length || !(hours <= 18 && minutes <= 59)) return OTHER_FORM;
      this.ms -= (mark === PLUS ? 1 : -1) * (hours * 60 + minutes) * MINUTE_MS;
      return INSTANT;
    }
    const word = text.slice(at);
    return word === "UTC" || word === "GMT" ? INSTANT : OTHER_FORM;
  }
}

const extendedDay = (text: string) => {
  if (text.charCodeAt(7) !== DASH) return undefined;
  return day(two(text, 0) * 100 + two(text, 2), two(text, 5), two(text, 8));
};

const basicDay = (text: string) => day(two(text, 0) * 100 + two(text, 2), two(text, 4), two(text, 6));

const day = (year: number, month: number, date: number) =>
  Number.isNaN(year + month + date) ? undefined : dayMs(year, month, date);
