import type { ColumnRole, TimeUnit } from "@/lib/schema/import";
import { kindOfWord, readFlag } from "../cause";
import type { CellReading } from "../format";
import { isRelative, readNumber, UNIT_MS } from "../time/number";
import type { Places, Table } from "./reading";
import type { TableTimes } from "./times";

/** What becomes of the first value of each mapped column, as a check on the mapping. */
export function firstReadings(
  table: Table,
  places: Places,
  { readers }: TableTimes,
  durationUnit: TimeUnit | undefined,
): Partial<Record<ColumnRole, CellReading>> {
  const readings: Partial<Record<ColumnRole, CellReading>> = {};
  for (const [role, place] of Object.entries(places) as [ColumnRole, number][]) {
    const text = table.rows.map((row) => row[place]?.trim() ?? "").find((cell) => cell !== "");
    if (text === undefined) continue;
    const reader = readers[role];
    if (reader) {
      const ms = reader.read(text);
      readings[role] = Number.isNaN(ms) ? { text, as: "fault", code: reader.fault } : { text, as: "instant", ms };
    } else {
      readings[role] = { text, ...otherReading(role, text, table.decimalComma, durationUnit) };
    }
  }
  return readings;
}

type Untold<Reading> = Reading extends unknown ? Omit<Reading, "text"> : never;

function otherReading(
  role: ColumnRole,
  text: string,
  decimalComma: boolean,
  durationUnit: TimeUnit | undefined,
): Untold<CellReading> {
  switch (role) {
    case "duration": {
      const unitMs = durationUnit && isRelative(durationUnit) ? UNIT_MS[durationUnit] : UNIT_MS.s;
      const seconds = (readNumber(text, decimalComma) * unitMs) / 1000;
      return Number.isFinite(seconds) ? { as: "duration", seconds } : { as: "fault", code: "not-a-duration" };
    }
    case "flag": {
      const taken = readFlag(text);
      if (taken !== undefined) return { as: "flag", taken };
      const kind = kindOfWord(text);
      return kind === "unknown" ? { as: "fault", code: "not-a-flag" } : { as: "kind", kind };
    }
    case "reason":
      return { as: "kind", kind: kindOfWord(text) };
    default:
      return { as: "text" };
  }
}
