/**
 * What every importer makes of a log, whatever its format.
 * `interruption`: the provider took the machine. `notice`, `rebalance`: it said that it would, or might.
 * `userStop`, `cap`, `failure`, `unknown`: it ended otherwise. `alive`: still running when the watch ended.
 * `start`, `state`: a machine began or changed state; neither says why.
 */
export const EVENT_KINDS = [
  "interruption",
  "notice",
  "rebalance",
  "userStop",
  "cap",
  "failure",
  "unknown",
  "start",
  "state",
  "alive",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The four parts of a pool; '' is unknown. One object per distinct pool and read: compare by identity. */
export type PoolParts = {
  readonly provider: string;
  readonly region: string;
  readonly zone: string;
  readonly instanceType: string;
};

export type ImportedEvent = {
  /** First line of the record in the file, from 1. */
  line: number;
  kind: EventKind;
  /** Milliseconds since 1970 UTC. */
  instantMs: number;
  /** The time as the file wrote it. */
  timeText: string;
  /** The true instant lies in (lowMs, instantMs]; null where the file gives one instant. */
  lowMs: number | null;
  /** '' when the file names none. Never a number: ids go beyond 2^53. */
  instance: string;
  /** Set when the row is a whole lifetime, from startMs to instantMs. */
  startMs: number | null;
  startText: string;
  pool: PoolParts;
  /** The file's own word: a state, an action, a reason. */
  detail: string;
  /** When the provider said that it would stop the machine. */
  deadlineMs: number | null;
  /** The sender's id of this event; the same id and instance again is a repeated delivery. '' when none. */
  eventId: string;
};
