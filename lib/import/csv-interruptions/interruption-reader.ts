import { kindOfWord, readFlag } from "../cause";
import type { EventKind } from "../event";
import type { Output } from "../output";
import { Pools } from "../pool";
import type { Refusal } from "../reject";
import type { SettledChoices } from "../settled-choices";
import { Cells } from "../table/cell";
import type { Places, Table } from "../table/reading";
import type { RowReader } from "../table/table-reader";
import type { TableTimes } from "../table/times";
import type { Row } from "../table/tokeniser";

/** More machines than one row may lose: the column is no count. */
const MOST_AT_ONCE = 10_000;

/** One interruption a row, or as many as its count says: each is an event of its own. */
export class InterruptionReader implements RowReader {
  private readonly times: TableTimes["readers"];
  private readonly output: Output;
  private readonly cells: Cells;
  private readonly pools: Pools;

  constructor(table: Table, places: Places, times: TableTimes["readers"], choices: SettledChoices, output: Output) {
    this.times = times;
    this.output = output;
    this.cells = new Cells(table, places, output);
    this.pools = new Pools(choices);
  }

  get refusal(): Refusal | null {
    return this.pools.tooMany ? { code: "too-many-pools", values: {} } : null;
  }

  row(row: Row): void {
    const { cells, output } = this;
    const pool = cells.pool(row, this.pools);
    const instance = cells.label(row, "instance");
    const detail = cells.label(row, "reason");
    if (pool === undefined || instance === undefined || detail === undefined) return;

    const timeText = cells.text(row, "time");
    const instantMs = this.instant(row, timeText);
    if (Number.isNaN(instantMs)) return;
    const kind = this.kind(row, detail);
    const count = this.count(row);
    if (kind === null || count === null) return;
    if (count === 0) output.ignored++;
    for (let nth = 0; nth < count; nth++) {
      output.events.push({
        line: row.line,
        kind,
        instantMs,
        timeText,
        lowMs: null,
        instance,
        startMs: null,
        startText: "",
        pool,
        detail,
        deadlineMs: null,
        eventId: "",
      });
    }
  }

  private instant(row: Row, text: string): number {
    const reader = this.times.time;
    const instantMs = reader && text !== "" ? reader.read(text) : Number.NaN;
    if (Number.isNaN(instantMs)) {
      const code = reader && text !== "" ? reader.fault : "value-missing";
      this.output.reject(row.line, this.cells.nameOf("time"), code, text === "" ? row.span(0, row.fields) : text);
    }
    return instantMs;
  }

  private kind(row: Row, reason: string): EventKind | null {
    const { cells, output } = this;
    const flagText = cells.text(row, "flag");
    const word = flagText === "" ? "unknown" : kindOfWord(flagText);
    const flag = flagText === "" || word !== "unknown" ? undefined : readFlag(flagText);
    if (flagText !== "" && word === "unknown" && flag === undefined) {
      output.reject(row.line, cells.nameOf("flag"), "not-a-flag", flagText);
      return null;
    }
    if (flag === false) return reason === "" ? "unknown" : exceptInterruption(reason);
    if (flag === true || (reason === "" && word === "unknown")) return "interruption";
    return word === "unknown" ? kindOfWord(reason) : word;
  }

  private count(row: Row): number | null {
    const text = this.cells.text(row, "count").trim();
    if (text === "") return 1;
    const count = /^\d{1,6}(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    if (count >= 0 && count <= MOST_AT_ONCE) return count;
    this.output.reject(row.line, this.cells.nameOf("count"), "not-a-count", text, { most: MOST_AT_ONCE });
    return null;
  }
}

const exceptInterruption = (reason: string) => {
  const kind = kindOfWord(reason);
  return kind === "interruption" ? "unknown" : kind;
};
