import "server-only";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { MOST_UNPACKED_BYTES, MOST_UPLOAD_BYTES } from "@/lib/import/limits";
import type { Refusal } from "@/lib/import/reject";
import { withHead } from "./arrival";

// A log packs 5 to 50 times; what packs 300 times once it is large was made to hurt.
const MOST_RATIO = 300;
const RATIO_FROM_BYTES = 64 * 1024 * 1024;

/** Ends a reading: the file as a whole is refused, and nothing of it is kept. */
export class RefusedUpload extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The upload is refused: ${refusal.code}.`);
    this.refusal = refusal;
  }
}

/** What is known of the bytes of an upload; final once its last chunk was taken. */
export class Receipt {
  bytes = 0;
  unpackedBytes = 0;
  readonly #hash = createHash("sha256");

  get sha256(): string {
    return this.#hash.copy().digest("hex");
  }

  async *weigh(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of body) {
      this.bytes += chunk.byteLength;
      if (this.bytes > MOST_UPLOAD_BYTES) throw new RefusedUpload({ code: "too-large", values: { limit: "200 MB" } });
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** The file itself: unpacked when its first two bytes are gzip's, as it came otherwise. */
  async *unpack(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const packed = new Tally();
    const { head, chunks } = await withHead(packed.count(body), 2);
    const isGzip = head[0] === 0x1f && head[1] === 0x8b;
    for await (const chunk of isGzip ? gunzipped(chunks) : chunks) {
      this.unpackedBytes += chunk.byteLength;
      if (this.unpackedBytes > MOST_UNPACKED_BYTES) {
        throw new RefusedUpload({ code: "unpacks-too-large", values: { limit: "1 GB" } });
      }
      if (this.unpackedBytes > RATIO_FROM_BYTES && this.unpackedBytes > MOST_RATIO * packed.bytes) {
        throw new RefusedUpload({ code: "gzip-bomb", values: { times: MOST_RATIO } });
      }
      yield chunk;
    }
  }
}

class Tally {
  bytes = 0;

  async *count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of chunks) {
      this.bytes += chunk.byteLength;
      yield chunk;
    }
  }
}

async function* gunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  const source = Readable.from(chunks, { objectMode: true });
  const fed = pipeline(source, gunzip);
  fed.catch(() => {});
  try {
    yield* gunzip;
    await fed;
  } catch (error) {
    throw isBroken(error) ? new RefusedUpload({ code: "gzip-broken", values: {} }) : error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

const isBroken = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^Z_/.test(error.code);
