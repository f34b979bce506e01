import type { Confidence, Question } from "../format";
import type { LogFormat } from "../log-format";
import type { SettledChoices } from "../settled-choices";
import { readColumnName } from "../table/column";
import { columnsRead } from "../table/first-reading";
import { mappedColumns, type Places, placesOf, readTable, type Table } from "../table/reading";
import { TableReader } from "../table/table-reader";
import { tableTimes } from "../table/times";
import { LifetimeReader } from "./lifetime-reader";

const ROLES = [
  "start",
  "end",
  "endLow",
  "duration",
  "flag",
  "reason",
  "instance",
  "pool",
  "zone",
  "instanceType",
  "region",
  "provider",
] as const;

const TIME_ROLES = ["start", "end", "endLow"] as const;

/** A table with a row for each machine: when it started, when and how it ended. */
export const csvLifetimes: LogFormat = {
  id: "csv-lifetimes",
  look(head, choices, asked) {
    const table = readTable(head, choices);
    if (!table) return null;
    const mapping = mappedColumns(table, ROLES, choices);
    const { places, missing } = placesOf(table, mapping);
    if (missing !== null) return null;
    const whole = places.start !== undefined && (places.end ?? places.duration) !== undefined;
    if (!whole && !asked) return null;

    const times = tableTimes(table, places, TIME_ROLES, choices);
    const questions: Question[] = times.questions.map((code) => ({ code, blocks: "reading" as const }));
    const says = places.flag !== undefined || places.reason !== undefined;
    if (!whole) questions.push({ code: "mapping", blocks: "reading" });
    else if (!says) questions.push({ code: "mapping", blocks: "rate" });
    if (hasOpenEnd(table, places) && choices.windowEndMs === null)
      questions.push({ code: "windowEnd", blocks: "reading" });
    if (!saysPool(places, choices)) questions.push({ code: "pool", blocks: "rate" });

    const columns = [places.start, places.end ?? places.duration, places.flag ?? places.reason].flatMap((place) =>
      place === undefined ? [] : [table.columns[place]?.name ?? ""],
    );
    const durationUnit =
      (places.duration === undefined ? undefined : readColumnName(table.columns[places.duration]?.name ?? "").unit) ??
      choices.timeUnit;
    return {
      why: { code: whole ? "lifetime-columns" : "asked-for", values: { columns: columns.join(", ") } },
      confidence: whole ? confidence(says, table.header) : "guess",
      table: { ...shown(table), columns: columnsRead(table, places, TIME_ROLES, choices), mapping },
      questions,
      open: (output) =>
        new TableReader(table, new LifetimeReader(table, places, times.readers, durationUnit, choices, output), output),
    };
  },
};

const confidence = (says: boolean, header: boolean): Confidence => (says && header ? "certain" : "likely");

/** Whether a row of the head has neither end nor duration: it still ran when the log was written. */
const hasOpenEnd = (table: Table, { end, duration }: Places) =>
  end !== undefined && table.rows.some((row) => row[end] === "" && !(duration !== undefined && row[duration]));

const saysPool = (places: Places, choices: SettledChoices) =>
  (places.pool ?? places.instanceType ?? places.zone) !== undefined || Boolean(choices.instanceType);

const shown = ({ delimiter, decimalComma, header }: Table) => ({ delimiter, decimalComma, header });
