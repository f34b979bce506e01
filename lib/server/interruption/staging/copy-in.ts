import "server-only";
import { once } from "node:events";
import type { PoolClient } from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import { CopyBuffer } from "./copy-buffer";

const SURELY_DRAINED_BYTES = 128 * 1024;

type Running = { readonly stream: CopyStreamQuery; readonly failed: Promise<never> };

/** One COPY after another into the same table, opened when rows come and closed when a statement must go between. */
export class CopyIn {
  readonly rows = new CopyBuffer();
  readonly #client: PoolClient;
  readonly #target: string;
  #running: Running | null = null;

  constructor(client: PoolClient, target: string) {
    this.#client = client;
    this.#target = target;
  }

  /** To be called before rows are written. */
  open(): void {
    if (this.#running !== null) return;
    const stream = this.#client.query(copyFrom(`COPY ${this.#target} FROM STDIN (FORMAT binary)`));
    const failed = new Promise<never>((_, reject) => stream.on("error", reject));
    failed.catch(() => {});
    this.#running = { stream, failed };
    this.rows.start();
  }

  /** Hands over what is gathered, at the pace of the database. */
  flush(): Promise<void> {
    return this.#send(this.rows.take());
  }

  async close(): Promise<void> {
    const running = this.#running;
    if (running === null) return;
    this.rows.end();
    await this.#send(this.rows.take(true));
    this.#running = null;
    running.stream.end();
    await Promise.race([once(running.stream, "finish"), running.failed]);
  }

  /** The rows so far are void, and so is the transaction around them. */
  async abandon(): Promise<void> {
    if (this.#running === null) return;
    const { stream, failed } = this.#running;
    this.#running = null;
    stream.destroy();
    await failed.catch(() => {});
  }

  async #send(chunks: readonly Buffer[]): Promise<void> {
    if (this.#running === null) return;
    const { stream, failed } = this.#running;
    for (const chunk of chunks) {
      const sent = new Promise<void>((resolve) => stream.write(chunk, () => resolve()));
      // A chunk this large is only reported when the socket has drained; the last one, smaller, is left alone.
      if (chunk.byteLength < SURELY_DRAINED_BYTES) continue;
      await Promise.race([sent, failed]);
      this.rows.recycle(chunk);
    }
  }
}
