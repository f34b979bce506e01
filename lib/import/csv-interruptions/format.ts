import type { Question } from "../format";
import type { LogFormat } from "../log-format";
import { columnsRead } from "../table/first-reading";
import { mappedColumns, placesOf, readTable } from "../table/reading";
import { TableReader } from "../table/table-reader";
import { tableTimes } from "../table/times";
import { InterruptionReader } from "./interruption-reader";

const ROLES = [
  "time",
  "flag",
  "reason",
  "count",
  "instance",
  "pool",
  "zone",
  "instanceType",
  "region",
  "provider",
] as const;

/** A table with a row for each interruption: how many machines were watched, and when, is not in it. */
export const csvInterruptions: LogFormat = {
  id: "csv-interruptions",
  look(head, choices, asked) {
    const table = readTable(head, choices);
    if (!table) return null;
    const mapping = mappedColumns(table, ROLES, choices);
    const { places, missing } = placesOf(table, mapping);
    if (missing !== null || (places.time === undefined && !asked)) return null;

    const times = tableTimes(table, places, ["time"], choices);
    const questions: Question[] = times.questions.map((code) => ({ code, blocks: "reading" as const }));
    if (places.time === undefined) questions.push({ code: "mapping", blocks: "reading" });
    if (choices.windowStartMs === null) questions.push({ code: "windowStart", blocks: "rate" });
    if (choices.windowEndMs === null) questions.push({ code: "windowEnd", blocks: "rate" });
    if (choices.instances === undefined) questions.push({ code: "instances", blocks: "rate" });
    if ((places.pool ?? places.instanceType ?? places.zone) === undefined && !choices.instanceType) {
      questions.push({ code: "pool", blocks: "rate" });
    }

    const { rows: _, ...shown } = table;
    const column = table.columns[places.time ?? -1]?.name ?? "";
    return {
      why: { code: column ? "interruption-columns" : "asked-for", values: { columns: column } },
      confidence: column && table.header ? "likely" : "guess",
      table: { ...shown, columns: columnsRead(table, places, ["time"], choices), mapping },
      questions,
      open: (output) =>
        new TableReader(table, new InterruptionReader(table, places, times.readers, choices, output), output),
    };
  },
};
