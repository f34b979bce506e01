import "server-only";

const SIGNATURE = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const CHUNK_BYTES = 256 * 1024;
const UNIX_OF_2000_MS = 946_684_800_000;
const TWO_32 = 4_294_967_296;

/**
 * Rows in PostgreSQL's binary COPY format, gathered into large chunks.
 * A row is `beginRow(fields)` and one call a field, in the order of the table's columns.
 */
export class CopyBuffer {
  #chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  #used = 0;
  readonly #full: Buffer[] = [];
  readonly #free: Buffer<ArrayBuffer>[] = [];

  start(): void {
    this.#room(SIGNATURE.length);
    this.#used += SIGNATURE.copy(this.#chunk, this.#used);
  }

  end(): void {
    this.#room(2);
    this.#used = this.#chunk.writeInt16BE(-1, this.#used);
  }

  beginRow(fields: number): void {
    this.#room(2);
    this.#used = this.#chunk.writeInt16BE(fields, this.#used);
  }

  null(): void {
    this.#room(4);
    this.#used = this.#chunk.writeInt32BE(-1, this.#used);
  }

  int2(value: number): void {
    this.#room(6);
    this.#used = this.#chunk.writeInt16BE(value, this.#chunk.writeInt32BE(2, this.#used));
  }

  int4(value: number): void {
    this.#room(8);
    this.#used = this.#chunk.writeInt32BE(value, this.#chunk.writeInt32BE(4, this.#used));
  }

  /** Milliseconds since 1970 UTC as timestamptz: microseconds since 2000. */
  instant(ms: number | null): void {
    if (ms === null) return this.null();
    this.#room(12);
    const micros = Math.round(ms - UNIX_OF_2000_MS) * 1000;
    const high = Math.floor(micros / TWO_32);
    let at = this.#chunk.writeInt32BE(8, this.#used);
    at = this.#chunk.writeInt32BE(high, at);
    this.#used = this.#chunk.writeUInt32BE(micros - high * TWO_32, at);
  }

  text(value: string): void {
    const { length } = value;
    this.#room(4 + 3 * length);
    const chunk = this.#chunk;
    const from = this.#used + 4;
    // Ids and times are ASCII: a plain loop beats the call into the runtime three times over.
    for (let index = 0; index < length; index++) {
      const code = value.charCodeAt(index);
      if (code > 127) return this.#encoded(value);
      chunk[from + index] = code;
    }
    chunk.writeInt32BE(length, this.#used);
    this.#used = from + length;
  }

  /** Whole chunks so far; with `all`, the last one as well. */
  take(all = false): Buffer[] {
    if (all && this.#used > 0) this.#turnOver(0);
    return this.#full.splice(0);
  }

  /** Takes back a chunk that was sent: what piles up outside the heap is collected too late for a large file. */
  recycle({ byteOffset, buffer }: Buffer): void {
    if (byteOffset !== 0 || buffer.byteLength !== CHUNK_BYTES || !(buffer instanceof ArrayBuffer)) return;
    this.#free.push(Buffer.from(buffer));
  }

  #encoded(value: string): void {
    const bytes = this.#chunk.write(value, this.#used + 4, "utf8");
    this.#chunk.writeInt32BE(bytes, this.#used);
    this.#used += 4 + bytes;
  }

  #room(bytes: number): void {
    if (this.#used + bytes > this.#chunk.length) this.#turnOver(bytes);
  }

  #turnOver(bytes: number): void {
    this.#full.push(this.#chunk.subarray(0, this.#used));
    const free = bytes <= CHUNK_BYTES ? this.#free.pop() : undefined;
    this.#chunk = free ?? Buffer.allocUnsafe(Math.max(CHUNK_BYTES, bytes));
    this.#used = 0;
  }
}
