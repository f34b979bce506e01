import type { ColumnRole, DateOrder, TimeUnit } from "@/lib/schema/import";
import type { QuestionCode } from "../format";
import type { RejectCode } from "../reject";
import type { SettledChoices } from "../settled-choices";
import { isRelative, readNumber, UNIT_MS } from "../time/number";
import { TimeReader } from "../time/time-reader";
import { readColumnName } from "./column";
import type { Places, Table } from "./reading";

/** One reader a time column, and what has to be asked before it can read. */
export type TableTimes = { readers: Partial<Record<ColumnRole, TimeReader>>; questions: QuestionCode[] };

const QUESTION_OF: Partial<Record<RejectCode, QuestionCode>> = {
  "time-zone-needed": "timeZone",
  "time-unit-needed": "timeUnit",
  "origin-needed": "relativeOrigin",
  "date-order-unknown": "dateOrder",
};

export function tableTimes(
  table: Table,
  places: Places,
  roles: readonly ColumnRole[],
  choices: SettledChoices,
): TableTimes {
  const readers: TableTimes["readers"] = {};
  const questions = new Set<QuestionCode>();
  const dateOrder = dateOrderOf(table, places, roles, choices);
  for (const role of roles) {
    const place = places[role];
    if (place === undefined) continue;
    const samples = cellsOf(table, place);
    const rules = timeRules(table, places, place, choices);
    readers[role] = new TimeReader({ ...rules, dateOrder });
    // Ask for the zone together with the order of day and month, not after it.
    const orders = dateOrder ? [dateOrder] : [undefined, "dmy" as const];
    for (const order of orders) {
      const probe = new TimeReader({ ...rules, dateOrder: order });
      for (const cell of samples) {
        const question = Number.isNaN(probe.read(cell)) ? QUESTION_OF[probe.fault] : undefined;
        if (question) questions.add(question);
      }
    }
  }
  return { readers, questions: [...questions] };
}

/** The order of day and month that the time columns show, or the one that was chosen. */
export const dateOrderOf = (table: Table, places: Places, roles: readonly ColumnRole[], choices: SettledChoices) =>
  choices.dateOrder ?? orderOf(roles.flatMap((role) => cellsOf(table, places[role])));

/** How a column that holds times writes them, the order of day and month apart. */
export function timeRules(table: Table, places: Places, place: number, choices: SettledChoices) {
  const unit =
    choices.timeUnit ??
    readColumnName(table.columns[place]?.name ?? "").unit ??
    unitOfNumbers(cellsOf(table, place), table.decimalComma) ??
    unitByDuration(table, places);
  return { zone: choices.clock, unit, originMs: choices.originMs, decimalComma: table.decimalComma };
}

export const cellsOf = (table: Table, place: number | undefined) =>
  place === undefined ? [] : table.rows.map((row) => row[place]?.trim() ?? "").filter((cell) => cell !== "");

/** Day or month first, if one date of the head can be read in one way only. */
export function orderOf(cells: string[]): DateOrder | undefined {
  for (const cell of cells) {
    const parts = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(cell);
    if (Number(parts?.[1]) > 12) return "dmy";
    if (Number(parts?.[2]) > 12) return "mdy";
  }
  return undefined;
}

/** Instants give themselves away by their size; offsets from an origin do not. */
function unitOfNumbers(cells: string[], decimalComma: boolean): TimeUnit | undefined {
  const numbers = cells.map((cell) => readNumber(cell, decimalComma));
  const all = (low: number, high: number) =>
    numbers.length > 0 && numbers.every((value) => value >= low && value < high);
  if (all(1e9, 4.2e9)) return "epochSeconds";
  if (all(1e12, 4.2e12)) return "epochMilliseconds";
  if (all(40_000, 60_000) && numbers.some((value) => !Number.isInteger(value))) return "excelDays";
  return undefined;
}

/** A table that also writes durations in a named unit shows in which its starts and ends are. */
function unitByDuration(table: Table, { start, end, duration }: Places): TimeUnit | undefined {
  if (start === undefined || end === undefined || duration === undefined) return undefined;
  const named = readColumnName(table.columns[duration]?.name ?? "").unit;
  if (!named || !isRelative(named)) return undefined;
  const number = (row: string[], place: number) => readNumber(row[place]?.trim() ?? "", table.decimalComma);
  const spans = table.rows
    .map((row) => ({ span: number(row, end) - number(row, start), ms: number(row, duration) * UNIT_MS[named] }))
    .filter(({ span, ms }) => span > 0 && ms > 0);
  return (["s", "min", "h", "ms", "d"] as const).find(
    (unit) => spans.length > 0 && spans.every(({ span, ms }) => Math.abs(span * UNIT_MS[unit] - ms) <= 0.01 * ms + 1),
  );
}
