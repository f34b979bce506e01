import { EVENT_KINDS, type EventKind } from "../event";

/** The place of a kind in EVENT_KINDS, from 1, as the column holds it. */
export const kindCode = (kind: EventKind) => EVENT_KINDS.indexOf(kind) + 1;
export const kindOfCode = (code: number): EventKind => EVENT_KINDS[code - 1] ?? "unknown";

/** The distinct events of one pool in columns: a million objects would not fit the memory of an import. */
export type PoolRows = {
  count: number;
  kind: Uint8Array;
  /** Milliseconds since 1970; NaN where there is none. */
  instant: Float64Array;
  /** Begin of a row that is a whole lifetime; of a `start`, the last instant that its log watched. */
  started: Float64Array;
  /** First instant that the log of an end without a start watched, where that log tells starts. */
  since: Float64Array;
  /** Fingerprint; 0 where the file names no instance. */
  instance: Float64Array;
};

export const emptyRows = (capacity: number): PoolRows => ({
  count: 0,
  kind: new Uint8Array(capacity),
  instant: new Float64Array(capacity),
  started: new Float64Array(capacity),
  since: new Float64Array(capacity),
  instance: new Float64Array(capacity),
});

/** The index of a new row; the columns grow by half when they are full. */
export function newRow(rows: PoolRows): number {
  const capacity = rows.kind.length;
  if (rows.count === capacity) {
    const larger = emptyRows(Math.ceil(capacity * 1.5) + 16);
    larger.kind.set(rows.kind);
    larger.instant.set(rows.instant);
    larger.started.set(rows.started);
    larger.since.set(rows.since);
    larger.instance.set(rows.instance);
    Object.assign(rows, larger, { count: rows.count });
  }
  return rows.count++;
}
