import type { DateOrder } from "@/lib/schema/import";
import { clockMs, dayMs, fractionMs } from "./calendar";

const FORM =
  /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:(?:[T,]|, ?| +)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?([AP])\.?M\.?)?)? *(Z|UTC|GMT|[+-](?:0\d|1[0-8]):?[0-5]\d)?$/i;

type WrittenDate =
  | { ok: true; wallMs: number; offsetMs: number | null }
  | { ok: false; fault: "not-a-date" | "no-such-date" | "date-order-unknown" };

const refused = (fault: "not-a-date" | "no-such-date" | "date-order-unknown"): WrittenDate => ({ ok: false, fault });

/** 2026年3月2日 12时23分 to 2026/3/2 12:23 */
const withoutHan = (text: string) =>
  text
    .replace(/(\d)\s*[年月]\s*/g, "$1/")
    .replace(/(\d)\s*日\s*/g, "$1 ")
    .replace(/(\d)\s*[时時点點分]\s*(?=\d)/g, "$1:")
    .replace(/(\d)\s*[分秒]\s*$/, "$1")
    .trim();

/** The dates of spreadsheets: 2026/3/2 12:23, 02.03.2026 12:23, 3/2/2026 12:23 PM, 2026年3月2日. */
export function readWrittenDate(text: string, order: DateOrder | undefined): WrittenDate {
  const found = FORM.exec(/[年月]/.test(text) ? withoutHan(text) : text);
  if (!found) return refused("not-a-date");
  const [
    ,
    first = "",
    separator,
    second = "",
    third = "",
    hour,
    minute = "0",
    secondOfMinute = "0",
    fraction = "",
    half,
    offset,
  ] = found;
  const parts = arranged(first, second, third, separator === "." ? (order ?? "dmy") : order);
  if (typeof parts === "string") return refused(parts);
  const clock = clockMs(hourOf(hour, half), Number(minute), Number(secondOfMinute), fractionMs(fraction));
  const wallMs = dayMs(...parts) + clock;
  if (Number.isNaN(wallMs)) return refused("no-such-date");
  return { ok: true, wallMs, offsetMs: offset === undefined ? null : offsetOf(offset) };
}

function arranged(first: string, second: string, third: string, order: DateOrder | undefined) {
  if (first.length === 4) return triple(first, second, third);
  if (third.length !== 4) return "not-a-date" as const;
  if (order === "dmy" || (!order && Number(first) > 12)) return triple(third, second, first);
  if (order === "mdy" || (!order && Number(second) > 12)) return triple(third, first, second);
  return order === "ymd" ? ("not-a-date" as const) : ("date-order-unknown" as const);
}

const triple = (year: string, month: string, day: string): [number, number, number] => [
  Number(year),
  Number(month),
  Number(day),
];

function hourOf(hour = "0", half: string | undefined): number {
  if (!half) return Number(hour);
  const twelfth = Number(hour);
  if (twelfth < 1 || twelfth > 12) return Number.NaN;
  return (twelfth % 12) + (half.toUpperCase() === "P" ? 12 : 0);
}

function offsetOf(text: string): number {
  const digits = /([+-])(\d{2}):?(\d{2})/.exec(text);
  if (!digits) return 0;
  return (digits[1] === "-" ? -1 : 1) * (Number(digits[2]) * 60 + Number(digits[3])) * 60_000;
}
