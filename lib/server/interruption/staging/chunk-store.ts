import "server-only";
import { promisify } from "node:util";
import { constants, gzip as gzipWithCallback } from "node:zlib";

const gzip = promisify(gzipWithCallback);
const CHUNK_BYTES = 1024 * 1024;

type Save = (ordinal: number, gzipBytes: Buffer) => Promise<unknown>;

/** Puts the bytes of an upload aside as one gzip stream in pieces, so that other choices can read the file again. */
export class ChunkStore {
  readonly #save: Save;
  #waiting: Uint8Array[] = [];
  #bytes = 0;
  #ordinal = 0;
  #isGzip: boolean | null = null;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(save: Save) {
    this.#save = save;
  }

  async push(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk);
    this.#bytes += chunk.byteLength;
    if (this.#bytes >= CHUNK_BYTES) await this.#turnOver();
  }

  async end(): Promise<void> {
    if (this.#bytes > 0) await this.#turnOver();
    await this.#saving;
  }

  /** One piece is written while the next one is gathered, and no more than one. */
  async #turnOver(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#bytes = 0;
    this.#isGzip ??= bytes[0] === 0x1f && bytes[1] === 0x8b;
    await this.#saving;
    this.#saving = this.#put(this.#ordinal++, bytes);
    this.#saving.catch(() => {});
  }

  async #put(ordinal: number, bytes: Buffer): Promise<void> {
    // Pieces that are gzip streams of their own are one gzip stream when they are put together.
    await this.#save(ordinal, this.#isGzip ? bytes : await gzip(bytes, { level: constants.Z_BEST_SPEED }));
  }
}
