import type { ColumnRole, TimeUnit } from "@/lib/schema/import";
import { kindOfWord, readFlag } from "../cause";
import type { CellReading, FirstValue, TableReading } from "../format";
import type { SettledChoices } from "../settled-choices";
import { isRelative, readNumber, UNIT_MS } from "../time/number";
import { TimeReader } from "../time/time-reader";
import { readColumnName } from "./column";
import type { Places, Table } from "./reading";
import { cellsOf, dateOrderOf, orderOf, timeRules } from "./times";

/** The columns with the first value of each, and what becomes of it in every role: a check on the mapping. */
export function columnsRead(
  table: Table,
  places: Places,
  timeRoles: readonly ColumnRole[],
  choices: SettledChoices,
): TableReading["columns"] {
  const mappedOrder = dateOrderOf(table, places, timeRoles, choices);
  return table.columns.map((column, place) => {
    const cells = cellsOf(table, place);
    const [text] = cells;
    if (text === undefined) return { ...column, first: null };
    const time = new TimeReader({
      ...timeRules(table, places, place, choices),
      dateOrder: mappedOrder ?? orderOf(cells),
    });
    const ms = time.read(text);
    const first: FirstValue = {
      text,
      time: Number.isNaN(ms) ? { as: "fault", code: time.fault } : { as: "instant", ms },
      duration: durationReading(text, table.decimalComma, readColumnName(column.name).unit ?? choices.timeUnit),
      flag: flagReading(text),
      reason: { as: "kind", kind: kindOfWord(text) },
    };
    return { ...column, first };
  });
}

function durationReading(text: string, decimalComma: boolean, unit: TimeUnit | undefined): CellReading {
  const unitMs = unit && isRelative(unit) ? UNIT_MS[unit] : UNIT_MS.s;
  const seconds = (readNumber(text, decimalComma) * unitMs) / 1000;
  return Number.isFinite(seconds) ? { as: "duration", seconds } : { as: "fault", code: "not-a-duration" };
}

function flagReading(text: string): CellReading {
  const taken = readFlag(text);
  if (taken !== undefined) return { as: "flag", taken };
  const kind = kindOfWord(text);
  return kind === "unknown" ? { as: "fault", code: "not-a-flag" } : { as: "kind", kind };
}
