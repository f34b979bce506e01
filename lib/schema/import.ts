import { z } from "zod";
import { line, text } from "./line";
import { numberOr } from "./typed";

/** What a column of a table can mean to an importer. */
export const COLUMN_ROLES = [
  "instance",
  "pool",
  "provider",
  "region",
  "zone",
  "instanceType",
  "start",
  "end",
  "endLow",
  "duration",
  "time",
  "flag",
  "reason",
  "count",
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export const DELIMITERS = [",", ";", "\t", "|"] as const;

/** Numbers in a time column: offsets from an origin, or instants. */
export const TIME_UNITS = ["ms", "s", "min", "h", "d", "epochSeconds", "epochMilliseconds", "excelDays"] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

export const DATE_ORDERS = ["ymd", "mdy", "dmy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const poolPart = line(128);

/** In a mapping: no column has this role, whatever its name says. */
export const NO_COLUMN = "-";

/** A column by its name in the first row, or by its place, "#3"; a role left out goes by the names. */
const column = z
  .string()
  .min(1)
  .max(256)
  .refine((name) => name.isWellFormed() && !name.includes("\0"), "no name of a column");
export const columnMapping = z.partialRecord(z.enum(COLUMN_ROLES), column);
export type ColumnMapping = z.infer<typeof columnMapping>;

/** What the user says about a log: shared by the page, the query of the API and the importer. */
export const importChoices = z.strictObject({
  format: text(64).optional(),
  mapping: columnMapping.optional(),
  delimiter: z.enum(DELIMITERS).optional(),
  decimalComma: z.boolean().optional(),
  header: z.boolean().optional(),
  timeZone: z.string().max(64).refine(isTimeZone, "not an IANA time zone").optional(),
  timeUnit: z.enum(TIME_UNITS).optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  /** An ISO date and time; without an offset it is read in timeZone. The instant that relative times count from. */
  relativeOrigin: text(64).optional(),
  windowStart: text(64).optional(),
  windowEnd: text(64).optional(),
  instances: z.int().min(1).max(1_000_000).optional(),
  pollingSeconds: z.number().positive().max(86_400).optional(),
  provider: poolPart.optional(),
  region: poolPart.optional(),
  zone: poolPart.optional(),
  instanceType: poolPart.optional(),
});
export type ImportChoices = z.infer<typeof importChoices>;

const MAPPING_PREFIX = "mapping.";
const NUMBERS = new Set(["instances", "pollingSeconds"]);
const FLAGS: Record<string, boolean> = { true: true, false: false };
const SWITCHES = new Set(["decimalComma", "header"]);

/**
 * The choices as a query string or a form writes them, `mapping.start=begin` for a column.
 * A blank stays missing; what is no number or switch is left for the schema to refuse.
 */
export function importChoicesFromEntries(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const choices: Record<string, unknown> = {};
  const mapping: Record<string, string> = {};
  for (const [key, value] of entries) {
    if (typeof value !== "string" || value === "" || (value.trim() === "" && key !== "delimiter")) continue;
    if (key.startsWith(MAPPING_PREFIX)) mapping[key.slice(MAPPING_PREFIX.length)] = value;
    else if (NUMBERS.has(key)) choices[key] = numberOr(value);
    else if (SWITCHES.has(key)) choices[key] = FLAGS[value] ?? value;
    else if (key === "delimiter") choices[key] = value === "tab" ? "\t" : value;
    else choices[key] = value;
  }
  if (Object.keys(mapping).length > 0) choices.mapping = mapping;
  return choices;
}
