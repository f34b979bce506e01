import type { ColumnRole, TimeUnit } from "@/lib/schema/import";
import { type EndKind, kindOfWord, readFlag } from "../cause";
import type { PoolParts } from "../event";
import type { Output } from "../output";
import { Pools } from "../pool";
import type { Refusal, RejectCode } from "../reject";
import type { SettledChoices } from "../settled-choices";
import { Cells } from "../table/cell";
import type { Places, Table } from "../table/reading";
import type { RowReader } from "../table/table-reader";
import type { TableTimes } from "../table/times";
import type { Row } from "../table/tokeniser";
import { isRelative, readNumber, UNIT_MS } from "../time/number";
import { SeenInstances } from "./seen-instances";

/** One lifetime a row, to one event a row: the kind is how it ended. */
export class LifetimeReader implements RowReader {
  private readonly table: Table;
  private readonly times: TableTimes["readers"];
  private readonly choices: SettledChoices;
  private readonly output: Output;
  private readonly cells: Cells;
  private readonly pools: Pools;
  private readonly seen = new SeenInstances();
  private readonly durationMs: number;

  constructor(
    table: Table,
    places: Places,
    times: TableTimes["readers"],
    durationUnit: TimeUnit | undefined,
    choices: SettledChoices,
    output: Output,
  ) {
    this.table = table;
    this.times = times;
    this.choices = choices;
    this.output = output;
    this.cells = new Cells(table, places, output);
    this.pools = new Pools(choices);
    this.durationMs = durationUnit && isRelative(durationUnit) ? UNIT_MS[durationUnit] : UNIT_MS.s;
  }

  get refusal(): Refusal | null {
    return this.pools.tooMany ? { code: "too-many-pools", values: {} } : null;
  }

  row(row: Row): void {
    const pool = this.cells.pool(row, this.pools);
    const instance = this.cells.label(row, "instance");
    if (pool === undefined || instance === undefined) return;
    if (!this.readLifetime(row, pool, instance) && instance !== "") this.seen.addUnreadable(pool, instance);
  }

  private readLifetime(row: Row, pool: PoolParts, instance: string): boolean {
    const startText = this.cells.text(row, "start");
    if (startText === "") return this.no(row, "start", "value-missing", row.span(0, row.fields));
    const startMs = this.instant(row, "start", startText);
    const detail = this.cells.label(row, "reason");
    if (Number.isNaN(startMs) || detail === undefined) return false;

    const timeText = this.cells.text(row, "end");
    const kind = this.kind(row, detail, timeText);
    if (kind === null) return false;
    const instantMs = timeText === "" ? this.openEnd(row, startMs, kind) : this.instant(row, "end", timeText);
    if (Number.isNaN(instantMs)) return false;
    if (instantMs < startMs) return this.no(row, "end", "end-before-start", timeText, { start: startText });
    if (instantMs === startMs) return this.no(row, "end", "zero-length", timeText);

    const lowMs = this.low(row, startMs, instantMs, kind);
    if (Number.isNaN(lowMs)) return false;
    if (instance !== "" && !this.seen.add(pool, instance, startMs, instantMs)) {
      return this.no(row, "instance", "instance-repeated", instance);
    }
    this.output.events.push({
      line: row.line,
      kind,
      instantMs,
      timeText,
      lowMs,
      instance,
      startMs,
      startText,
      pool,
      detail,
      deadlineMs: null,
      eventId: "",
    });
    return true;
  }

  /** The flag says whether the provider took it; the reason says how it ended otherwise. */
  private kind(row: Row, reason: string, endText: string): EndKind | null {
    const worded = reason === "" ? "unknown" : kindOfWord(reason);
    const flagText = this.cells.text(row, "flag");
    const flag = readFlag(flagText);
    const flagless = flag === undefined && (flagText === "" || kindOfWord(flagText) !== "unknown");
    if (flag === undefined && !flagless) {
      this.no(row, "flag", "not-a-flag", flagText);
      return null;
    }
    const named = flagText !== "" && flagless ? kindOfWord(flagText) : worded;
    if (
      (flag === true && (named === "userStop" || named === "alive")) ||
      (flag === false && named === "interruption")
    ) {
      this.no(row, "reason", "cause-contradicts-flag", reason, { flag: flagText });
      return null;
    }
    if (flag === true) return named === "unknown" ? "interruption" : named;
    return endText === "" && named === "unknown" ? "alive" : named;
  }

  /** Without an end: by its duration, or still running when the watch ended. */
  private openEnd(row: Row, startMs: number, kind: EndKind): number {
    const duration = this.cells.text(row, "duration");
    if (duration !== "") {
      const length = readNumber(duration.trim(), this.table.decimalComma);
      if (Number.isFinite(length)) return startMs + Math.round(length * this.durationMs);
      this.no(row, "duration", "not-a-duration", duration);
      return Number.NaN;
    }
    if (kind !== "alive") {
      this.no(row, "end", "value-missing", row.span(0, row.fields));
      return Number.NaN;
    }
    const end = this.choices.windowEndMs;
    if (end === null) {
      this.no(row, "end", "window-end-needed", row.span(0, row.fields));
      return Number.NaN;
    }
    return end;
  }

  /** The end lies in (low, end]; a low before the start says no more than the start does. */
  private low(row: Row, startMs: number, endMs: number, kind: EndKind): number | null {
    const text = this.cells.text(row, "endLow");
    if (text === "" || kind === "alive") return null;
    const lowMs = this.instant(row, "endLow", text);
    if (Number.isNaN(lowMs)) return lowMs;
    if (lowMs > endMs) {
      this.no(row, "endLow", "low-after-end", text);
      return Number.NaN;
    }
    return lowMs === endMs ? null : Math.max(lowMs, startMs);
  }

  private instant(row: Row, role: ColumnRole, text: string): number {
    const reader = this.times[role];
    if (!reader) return Number.NaN;
    const ms = reader.read(text);
    if (Number.isNaN(ms)) this.no(row, role, reader.fault, text);
    return ms;
  }

  private no(row: Row, role: ColumnRole, code: RejectCode, text: string, values: Record<string, string> = {}): false {
    this.output.reject(row.line, this.cells.nameOf(role), code, text, values);
    return false;
  }
}
