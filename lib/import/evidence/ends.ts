import type { EventKind } from "../event";
import { kindCode, kindOfCode, type PoolRows } from "./pool-rows";

const CAUSES = ["interruption", "userStop", "cap", "failure", "unknown"] as const;
export type Cause = (typeof CAUSES)[number];

const TEN_MINUTES_MS = 600_000;
const START = kindCode("start");
const NOTICE = kindCode("notice");
const ALIVE = kindCode("alive");
const REBALANCE = kindCode("rebalance");

/**
 * What one pool's rows say: machines at risk from `from` to `to`, and how each one ended. In columns that hold as
 * many as there are rows, for no row tells of more than one of either.
 */
export class Lives {
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  readonly #causes: Uint8Array;
  readonly #instants: Float64Array;
  readonly #ranMs: Float64Array;
  #lives = 0;
  ends = 0;

  constructor(rows: number) {
    this.#from = new Float64Array(rows);
    this.#to = new Float64Array(rows);
    this.#causes = new Uint8Array(rows);
    this.#instants = new Float64Array(rows);
    this.#ranMs = new Float64Array(rows);
  }

  get from(): Float64Array {
    return this.#from.subarray(0, this.#lives);
  }

  get to(): Float64Array {
    return this.#to.subarray(0, this.#lives);
  }

  addLife(from: number, to: number): void {
    this.#from[this.#lives] = from;
    this.#to[this.#lives++] = to;
  }

  /** `started` is NaN where no start is known. */
  addEnd(cause: Cause, instant: number, started: number): void {
    this.mark(this.ends, cause);
    this.#instants[this.ends] = instant;
    this.#ranMs[this.ends++] = instant - started;
  }

  mark(end: number, cause: Cause): void {
    this.#causes[end] = CAUSES.indexOf(cause);
  }

  causeOf(end: number): Cause {
    return CAUSES[this.#causes[end] ?? 0] ?? "unknown";
  }

  instantOf(end: number): number {
    return this.#instants[end] ?? 0;
  }

  /** How long the machine had run; NaN where no start is known. */
  ranMsOf(end: number): number {
    return this.#ranMs[end] ?? Number.NaN;
  }
}

const RANK: Record<Cause, number> = { interruption: 4, cap: 3, failure: 2, userStop: 1, unknown: 0 };

const causeOf = (kind: EventKind): Cause =>
  kind === "notice" ? "interruption" : kind in RANK ? (kind as Cause) : "unknown";

/**
 * A row that stands alone: the only one of its instance, or without an instance, whose rows are never joined.
 * An end without a start had been at risk since its log began to watch.
 */
export function addLoneRow(lives: Lives, rows: PoolRows, row: number): void {
  const code = rows.kind[row] ?? 0;
  const instant = rows.instant[row] ?? 0;
  const started = rows.started[row] ?? Number.NaN;
  if (code === REBALANCE) return;
  if (code === START) return lives.addLife(instant, Math.max(instant, started));
  const from = Number.isNaN(started) ? (rows.since[row] ?? Number.NaN) : started;
  if (!Number.isNaN(from)) lives.addLife(from, instant);
  if (code !== ALIVE) lives.addEnd(causeOf(kindOfCode(code)), instant, started);
}

/** All rows of one instance, in the order of their instants: its lives are one line, and what tells of one end is one end. */
export function addInstance(lives: Lives, rows: PoolRows, group: readonly number[]): void {
  addUnion(lives, livesOfInstance(rows, group));
  addEnds(lives, rows, group);
}

function livesOfInstance(rows: PoolRows, group: readonly number[]): [number, number][] {
  const spans: [number, number][] = [];
  let open = null as { from: number; until: number } | null;
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (const row of group) {
    const code = rows.kind[row] ?? 0;
    const instant = rows.instant[row] ?? 0;
    const started = rows.started[row] ?? Number.NaN;
    if (code === START) {
      open = { from: open?.from ?? instant, until: Math.max(open?.until ?? 0, started) };
    } else if (!Number.isNaN(started)) {
      spans.push([started, instant]);
      if (open !== null && open.from >= started) open = null;
      if (code !== ALIVE) lastEnd = instant;
    } else if (code !== NOTICE && code !== REBALANCE && code !== ALIVE) {
      const since = rows.since[row] ?? Number.NaN;
      if (open !== null) spans.push([open.from, instant]);
      else if (!Number.isNaN(since) && instant - lastEnd > TEN_MINUTES_MS)
        spans.push([Math.max(since, lastEnd), instant]);
      open = null;
      lastEnd = instant;
    }
  }
  if (open !== null) spans.push([open.from, Math.max(open.from, open.until)]);
  return spans;
}

/** One instance runs once at a time, whatever several logs say of it. */
function addUnion(lives: Lives, spans: [number, number][]): void {
  spans.sort((one, other) => one[0] - other[0]);
  let current: [number, number] | null = null;
  for (const span of spans) {
    if (current !== null && span[0] <= current[1]) {
      current[1] = Math.max(current[1], span[1]);
      continue;
    }
    if (current !== null) lives.addLife(current[0], current[1]);
    current = [span[0], span[1]];
  }
  if (current !== null) lives.addLife(current[0], current[1]);
}

type Signal = { cause: Cause; instant: number; started: number; announces: boolean };

/** Notice, state change and eviction within ten minutes are one end; two lifetimes never are. */
function addEnds(lives: Lives, rows: PoolRows, group: readonly number[]): void {
  let cluster: Signal[] = [];
  let opened = Number.NaN;
  for (const row of group) {
    const code = rows.kind[row] ?? 0;
    const instant = rows.instant[row] ?? 0;
    const started = rows.started[row] ?? Number.NaN;
    if (code === START && cluster.every((signal) => signal.announces)) opened = instant;
    if (code === START || code === ALIVE || code === REBALANCE) continue;
    const signal = { cause: causeOf(kindOfCode(code)), instant, started, announces: code === NOTICE };
    const first = cluster[0];
    if (first && instant - first.instant > TEN_MINUTES_MS) {
      addCluster(lives, cluster, opened);
      opened = Number.NaN;
      cluster = [];
    }
    cluster.push(signal);
  }
  if (cluster.length > 0) addCluster(lives, cluster, opened);
}

function addCluster(lives: Lives, cluster: readonly Signal[], opened: number): void {
  const surest = cluster.reduce((best, signal) => (RANK[signal.cause] > RANK[best.cause] ? signal : best));
  const lifetimes = new Map<number, Signal>();
  for (const signal of cluster) {
    if (!Number.isNaN(signal.started)) lifetimes.set(signal.started, signal);
  }
  const alone = lifetimes.size === 1;
  for (const { cause, instant, started } of lifetimes.values()) {
    lives.addEnd(alone ? surest.cause : cause, instant, started);
  }
  if (lifetimes.size > 0) return;
  const happened = cluster.find((signal) => signal.cause === surest.cause && !signal.announces) ?? surest;
  lives.addEnd(surest.cause, happened.instant, opened);
}
