import "server-only";

const LONGEST_SILENCE_MS = 60_000;

export class UploadBroken extends Error {}

/** The chunks of a body until it ends, its sender goes away or falls silent. */
export async function* arrival(
  body: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const source = body[Symbol.asyncIterator]();
  let broken: UploadBroken | null = null;
  let giveUp: (reason: Error) => void = () => {};
  // Not a race with one promise that never settles: such a promise would remember every chunk.
  const next = () =>
    new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
      giveUp = reject;
      if (broken) reject(broken);
      else source.next().then(resolve, reject);
    });
  const breakOff = (why: string) => {
    broken = new UploadBroken(why);
    giveUp(broken);
  };
  const onAbort = () => breakOff("The sender went away.");
  signal?.addEventListener("abort", onAbort, { once: true });
  if (signal?.aborted) onAbort();
  const silence = setTimeout(() => breakOff("The sender fell silent."), LONGEST_SILENCE_MS);
  let whole = false;
  try {
    for (;;) {
      const { done, value } = await next();
      silence.refresh();
      if (done) break;
      yield value;
      silence.refresh();
    }
    whole = true;
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener("abort", onAbort);
    if (!whole) void source.return?.()?.catch?.(() => {});
  }
}

/** The same chunks for several readers in turn: none of them closes the source by leaving early. */
export function kept<Value>(chunks: AsyncIterable<Value>) {
  const source = chunks[Symbol.asyncIterator]();
  return {
    chunks: { [Symbol.asyncIterator]: () => ({ next: () => source.next() }) } satisfies AsyncIterable<Value>,
    async drain(): Promise<void> {
      while (!(await source.next()).done);
    },
    close: () => source.return?.(undefined),
  };
}

/** The first bytes, and all chunks with them. */
export async function withHead(chunks: AsyncIterable<Uint8Array>, bytes: number) {
  const source = chunks[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const next = await source.next();
    if (next.done) break;
    seen.push(next.value);
    length += next.value.byteLength;
  }
  async function* all(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* seen.splice(0);
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { head: Buffer.concat(seen).subarray(0, bytes), chunks: all() };
}
