const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS_KEPT = 20_000;

type Day = { before: number; after: number; changesAt: number };

/**
 * Offsets of one IANA zone from UTC, ms east, through Intl and kept by UTC day,
 * so that a million rows of a log ask Intl once a day and not once a row.
 */
export class Zone {
  private readonly format: Intl.DateTimeFormat;
  private readonly days = new Map<number, Day>();

  constructor(timeZone: string) {
    this.format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
      era: "short",
    });
  }

  offsetAt(utcMs: number): number {
    const day = Math.floor(utcMs / DAY_MS);
    let known = this.days.get(day);
    if (!known) {
      known = this.look(day * DAY_MS);
      if (this.days.size >= DAYS_KEPT) this.days.clear();
      this.days.set(day, known);
    }
    return utcMs < known.changesAt ? known.before : known.after;
  }

  /**
   * The instant at which clocks in the zone show this wall time, given as if it were UTC.
   * Of an hour that happens twice the first is taken; NaN for one that clocks skip.
   */
  instantOf(wallMs: number): number {
    const early = wallMs - this.offsetAt(wallMs - DAY_MS);
    const late = wallMs - this.offsetAt(wallMs + DAY_MS);
    const first = Math.min(early, late);
    if (this.offsetAt(first) === wallMs - first) return first;
    const second = Math.max(early, late);
    return this.offsetAt(second) === wallMs - second ? second : Number.NaN;
  }

  private look(dayStart: number): Day {
    const before = this.ask(dayStart);
    const after = this.ask(dayStart + DAY_MS - MINUTE_MS);
    if (before === after) return { before, after, changesAt: Number.POSITIVE_INFINITY };
    let low = 0;
    let high = DAY_MS / MINUTE_MS - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.ask(dayStart + middle * MINUTE_MS) === before) low = middle;
      else high = middle;
    }
    return { before, after, changesAt: dayStart + high * MINUTE_MS };
  }

  private ask(utcMs: number): number {
    const part: Record<string, number> = {};
    for (const { type, value } of this.format.formatToParts(utcMs)) part[type] = Number(value);
    const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
    return wall - utcMs;
  }
}
