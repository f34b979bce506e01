const DAY_MS = 86_400_000;
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Midnight of a Gregorian day as if in UTC, ms; NaN for a day that does not exist, such as 30 February. */
export function dayMs(year: number, month: number, day: number): number {
  const last = month === 2 && !isLeap(year) ? 28 : DAYS_OF_MONTH[month - 1];
  if (last === undefined || day < 1 || day > last) return Number.NaN;
  // Days from the civil date, after Howard Hinnant: years begin in March so that the leap day comes last.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * DAY_MS;
}

/** Milliseconds into a day; NaN for 24:00, 12:60 and leap seconds. */
export function clockMs(hour: number, minute: number, second: number, fractionMs: number): number {
  if (hour > 23 || minute > 59 || second > 59) return Number.NaN;
  return ((hour * 60 + minute) * 60 + second) * 1000 + fractionMs;
}

/** ".9225" to 922 ms: a fraction is cut, never rounded into the next second. */
export const fractionMs = (digits: string) => Number(digits.slice(0, 3).padEnd(3, "0"));
