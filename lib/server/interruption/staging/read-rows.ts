import "server-only";
import type { ImportedEvent, PoolParts } from "@/lib/import/event";
import { poolLabel } from "@/lib/import/pool";
import { readLog } from "@/lib/import/reader";
import type { Refusal, Reject } from "@/lib/import/reject";
import type { ReadRow } from "@/lib/import/upload-preview";
import type { ImportChoices } from "@/lib/schema/import";

import type { CopyIn } from "./copy-in";
import { EventWriter } from "./event-writer";

const FIRST_ROWS = 8;
const REJECTS_KEPT = 10_000;

type NewLogPool = PoolParts & { events: number; id: number };

export type Reading = {
  lines: number;
  events: number;
  repeats: number;
  ignored: number;
  rejected: number;
  rejects: Reject[];
  refusal: Refusal | null;
  firstRows: ReadRow[];
  pools: NewLogPool[];
  firstMs: number;
  lastMs: number;
  tellsStarts: boolean;
};

export type RowSink = {
  readonly copy: CopyIn;
  /** Makes the log pools of a batch known to the database and gives their ids, in order. */
  readonly addPools: (pools: readonly PoolParts[]) => Promise<readonly number[]>;
  readonly onBatch: (progress: { rows: number; unpackedBytes: number }) => void;
};

export const nothingRead = (): Reading => ({
  lines: 0,
  events: 0,
  repeats: 0,
  ignored: 0,
  rejected: 0,
  rejects: [],
  refusal: null,
  firstRows: [],
  pools: [],
  firstMs: Number.POSITIVE_INFINITY,
  lastMs: Number.NEGATIVE_INFINITY,
  tellsStarts: false,
});

/** Reads a file to its end and copies its rows into the database, one batch in memory at a time. */
export async function readRows(
  chunks: AsyncIterable<Uint8Array>,
  choices: ImportChoices,
  sink: RowSink,
): Promise<Reading> {
  const { copy, onBatch } = sink;
  const reading = nothingRead();
  const writer = new EventWriter(copy.rows);
  const known = new KnownLogPools(sink, reading.pools);
  for await (const batch of readLog(chunks, choices)) {
    reading.lines = batch.lines;
    reading.ignored += batch.ignored;
    reading.rejected += batch.rejects.length;
    for (const reject of batch.rejects) {
      if (reading.rejects.length === REJECTS_KEPT) break;
      reading.rejects.push(reject);
    }
    if (batch.refusal) {
      reading.refusal = batch.refusal;
      return reading;
    }
    if (batch.events.length > 0) {
      await known.learn(batch.events);
      copy.open();
      for (const event of batch.events) take(event, known.of(event), writer, reading);
      await copy.flush();
    }
    onBatch({ rows: reading.events + reading.rejected, unpackedBytes: batch.bytesRead });
  }
  await copy.close();
  return reading;
}

function take(event: ImportedEvent, pool: NewLogPool, writer: EventWriter, reading: Reading): void {
  if (!writer.write(event, pool.id)) {
    reading.repeats++;
    return;
  }
  reading.events++;
  pool.events++;
  const begin = event.startMs ?? event.instantMs;
  if (begin < reading.firstMs) reading.firstMs = begin;
  if (event.instantMs > reading.lastMs) reading.lastMs = event.instantMs;
  if (event.startMs !== null || event.kind === "start") reading.tellsStarts = true;
  if (reading.firstRows.length < FIRST_ROWS) reading.firstRows.push(readRow(event));
}

const readRow = (event: ImportedEvent): ReadRow => {
  const { line, kind, instantMs, timeText, startMs, startText, instance, pool } = event;
  return { line, kind, instantMs, timeText, startMs, startText, instance, pool: poolLabel(pool) };
};

class KnownLogPools {
  readonly #byObject = new Map<PoolParts, NewLogPool>();
  readonly #byNames = new Map<string, NewLogPool>();
  readonly #sink: RowSink;
  readonly #pools: NewLogPool[];

  constructor(sink: RowSink, pools: NewLogPool[]) {
    this.#sink = sink;
    this.#pools = pools;
  }

  of(event: ImportedEvent): NewLogPool {
    const pool = this.#byObject.get(event.pool);
    if (pool === undefined) throw new Error("A pool that the batch did not hold.");
    return pool;
  }

  /** New pools need a row of their own before their events are checked, and no statement goes into a running COPY. */
  async learn(events: readonly ImportedEvent[]): Promise<void> {
    const unseen = new Set<PoolParts>();
    for (const { pool } of events) {
      if (!this.#byObject.has(pool)) unseen.add(pool);
    }
    if (unseen.size === 0) return;
    const fresh = new Map([...unseen].map((parts) => [namesOf(parts), parts]));
    for (const names of this.#byNames.keys()) fresh.delete(names);
    if (fresh.size > 0) {
      await this.#sink.copy.close();
      const ids = await this.#sink.addPools([...fresh.values()]);
      [...fresh].forEach(([names, { provider, region, zone, instanceType }], index) => {
        const pool = { id: ids[index] ?? 0, provider, region, zone, instanceType, events: 0 };
        this.#byNames.set(names, pool);
        this.#pools.push(pool);
      });
    }
    for (const parts of unseen) {
      const pool = this.#byNames.get(namesOf(parts));
      if (pool) this.#byObject.set(parts, pool);
    }
  }
}

const namesOf = ({ provider, region, zone, instanceType }: PoolParts) =>
  JSON.stringify([provider, region, zone, instanceType]);
