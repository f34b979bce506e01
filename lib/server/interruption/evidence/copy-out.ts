import "server-only";
import { newRow, type PoolRows } from "@/lib/import/evidence/pool-rows";

const HEADER_BYTES = 19;
const UNIX_OF_2000_MS = 946_684_800_000;
const TWO_32 = 4_294_967_296;

/** Reads the rows of distinctEventsSql from PostgreSQL's binary COPY format into the columns of their pools. */
export class ClaimDecoder {
  readonly #pools: readonly PoolRows[];
  #rest: Buffer = Buffer.alloc(0);
  #headerSeen = false;

  constructor(pools: readonly PoolRows[]) {
    this.#pools = pools;
  }

  push(chunk: Buffer): void {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#headerSeen) {
      if (bytes.length < HEADER_BYTES) {
        this.#rest = bytes;
        return;
      }
      bytes = bytes.subarray(HEADER_BYTES);
      this.#headerSeen = true;
    }
    let at = 0;
    for (;;) {
      const next = this.#row(bytes, at);
      if (next === at) break;
      at = next;
    }
    this.#rest = bytes.subarray(at);
  }

  /** Where the next row begins; `at` itself when this one is not whole yet, or there is none. */
  #row(bytes: Buffer, at: number): number {
    if (bytes.length - at < 2) return at;
    const fields = bytes.readInt16BE(at);
    if (fields < 0) return at;
    let end = at + 2;
    for (let field = 0; field < fields; field++) {
      if (bytes.length - end < 4) return at;
      end += 4 + Math.max(0, bytes.readInt32BE(end));
    }
    if (end > bytes.length) return at;
    this.#take(bytes, at + 2);
    return end;
  }

  #take(bytes: Buffer, from: number): void {
    const pool = this.#pools[bytes.readInt32BE(from + 4)];
    if (pool === undefined) throw new Error("A claim of a pool that was not asked for.");
    const row = newRow(pool);
    pool.kind[row] = bytes.readInt16BE(from + 12);
    let at = from + 14;
    for (const column of [pool.instant, pool.started, pool.since]) {
      column[row] = instantAt(bytes, at);
      at += bytes.readInt32BE(at) < 0 ? 4 : 12;
    }
    pool.instance[row] = fingerprintAt(bytes, at);
  }
}

function instantAt(bytes: Buffer, at: number): number {
  if (bytes.readInt32BE(at) < 0) return Number.NaN;
  const micros = bytes.readInt32BE(at + 4) * TWO_32 + bytes.readUInt32BE(at + 8);
  return micros / 1000 + UNIX_OF_2000_MS;
}

/** The upper 53 bits of the database's 64; never 0, which stands for no instance. */
function fingerprintAt(bytes: Buffer, at: number): number {
  if (bytes.readInt32BE(at) < 0) return 0;
  return bytes.readUInt32BE(at + 4) * 2_097_152 + (bytes.readUInt32BE(at + 8) >>> 11) || 1;
}
