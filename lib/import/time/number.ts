import type { TimeUnit } from "@/lib/schema/import";

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const COMMA_NUMBER = /^[+-]?(?:\d+(?:,\d*)?|,\d+)$/;

/** A number and nothing else; NaN otherwise. "5,25" only where the file writes decimal commas. */
export function readNumber(text: string, decimalComma: boolean): number {
  if (NUMBER.test(text)) return Number(text);
  if (decimalComma && COMMA_NUMBER.test(text)) return Number(text.replace(",", "."));
  return Number.NaN;
}

export const UNIT_MS = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const;
type RelativeUnit = keyof typeof UNIT_MS;

export const isRelative = (unit: TimeUnit): unit is RelativeUnit => unit in UNIT_MS;

/** Days from 1899-12-30, Excel's day 0, to 1970-01-01. */
export const EXCEL_EPOCH_DAYS = 25_569;
