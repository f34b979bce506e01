import type { DateOrder, TimeUnit } from "@/lib/schema/import";
import type { RejectCode } from "../reject";
import { INSTANT, IsoReader, NO_SUCH_DATE, WALL } from "./iso";
import { EXCEL_EPOCH_DAYS, isRelative, readNumber, UNIT_MS } from "./number";
import { readWrittenDate } from "./written-date";
import type { Zone } from "./zone";

/** 1970 to 2100: outside it a unit or a mapping is wrong. */
const LATEST_MS = 4_102_444_800_000;

export type TimeRules = {
  zone: Zone | null;
  unit: TimeUnit | undefined;
  originMs: number | null;
  dateOrder: DateOrder | undefined;
  decimalComma: boolean;
};

/** Text to instants, by rules that never guess: NaN and a fault where the text does not say enough. */
export class TimeReader {
  private readonly rules: TimeRules;
  fault: RejectCode = "not-a-date";
  private readonly iso = new IsoReader();

  constructor(rules: TimeRules) {
    this.rules = rules;
  }

  /** Milliseconds since 1970 UTC, or NaN with `fault` set. */
  read(text: string): number {
    const form = this.iso.read(text);
    if (form === INSTANT) return this.within(this.iso.ms);
    if (form === WALL) return this.local(this.iso.ms);
    if (form === NO_SUCH_DATE) return this.no("no-such-date");
    return this.readOther(text.trim(), text);
  }

  private readOther(trimmed: string, text: string): number {
    if (trimmed !== text) return this.read(trimmed);
    const number = readNumber(text, this.rules.decimalComma);
    if (!Number.isNaN(number)) return this.counted(number);
    const written = readWrittenDate(text, this.rules.dateOrder);
    if (!written.ok) return this.no(written.fault);
    return written.offsetMs === null ? this.local(written.wallMs) : this.within(written.wallMs - written.offsetMs);
  }

  private counted(value: number): number {
    const { unit, originMs } = this.rules;
    if (!unit) return this.no("time-unit-needed");
    if (unit === "epochSeconds") return this.within(Math.round(value * 1000));
    if (unit === "epochMilliseconds") return this.within(Math.round(value));
    if (!isRelative(unit)) return this.local(Math.round((value - EXCEL_EPOCH_DAYS) * UNIT_MS.d));
    if (originMs === null) return this.no("origin-needed");
    return this.within(originMs + Math.round(value * UNIT_MS[unit]));
  }

  private local(wallMs: number): number {
    if (!this.rules.zone) return this.no("time-zone-needed");
    const instant = this.rules.zone.instantOf(wallMs);
    return Number.isNaN(instant) ? this.no("time-skipped-by-clock-change") : this.within(instant);
  }

  private within(ms: number): number {
    return ms >= 0 && ms < LATEST_MS ? ms : this.no("time-out-of-range");
  }

  private no(fault: RejectCode): number {
    this.fault = fault;
    return Number.NaN;
  }
}
