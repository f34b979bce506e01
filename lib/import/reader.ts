import type { ImportChoices } from "@/lib/schema/import";
import { Decoder } from "./decode";
import type { Batch } from "./format";
import type { TextReader } from "./log-format";
import { Output } from "./output";
import { HEAD_BYTES, lookAt } from "./recognise";
import type { Refusal } from "./reject";

/** Chunks are cut and joined to this, so that a trickle costs no more than a flood, and neither changes what is read. */
const PIECE_BYTES = HEAD_BYTES;
const BATCH_ROWS = 1024;

/**
 * Reads a log of any size, bytes in, rows and rejects out, keeping one piece and one batch at a time.
 * What a file ends with is in the last batch: with a refusal there nothing of the file may be imported.
 */
export async function* readLog(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  choices: ImportChoices,
): AsyncGenerator<Batch, void> {
  const output = new Output();
  let bytesRead = 0;
  let decoder: Decoder | null = null;
  let reader: TextReader | null = null;
  const batch = (refusal: Refusal | null): Batch => ({
    ...output.take(),
    bytesRead,
    lines: reader?.lines ?? 0,
    refusal,
  });
  const open = (head: Uint8Array, whole: boolean): Refusal | null => {
    const found = lookAt(head, whole, choices);
    if (!found.ok) return found.reason;
    decoder = new Decoder(found.value.recognition.encoding);
    reader = found.value.look.open(output);
    return null;
  };
  const feed = (piece: Uint8Array): Refusal | null => {
    bytesRead += piece.length;
    const refusal = reader ? null : open(piece.subarray(0, HEAD_BYTES), piece.length < HEAD_BYTES);
    if (refusal || !decoder || !reader) return refusal;
    const text: string | Refusal = (decoder as Decoder).push(piece);
    return typeof text === "string" ? (reader as TextReader).push(text) : text;
  };

  for await (const piece of inPieces(chunks)) {
    const refusal = feed(piece);
    if (refusal) return yield batch(refusal);
    if (output.size >= BATCH_ROWS) yield batch(null);
  }
  if (bytesRead === 0) return yield batch({ code: "empty", values: {} });
  const ending = endOf(decoder, reader);
  const last = batch(ending);
  if (!last.refusal && !output.seen) last.refusal = { code: "no-rows", values: {} };
  yield last;
}

function endOf(decoder: Decoder | null, reader: TextReader | null): Refusal | null {
  const cut = decoder?.end() ?? null;
  return cut ? { ...cut, values: { line: reader?.lines ?? 0 } } : (reader?.end() ?? null);
}

/**
 * The same bytes in pieces of PIECE_BYTES, the last excepted. All of them are one buffer, filled anew each time:
 * what a large file leaves behind is collected too late for the memory of an import.
 */
async function* inPieces(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const piece = new Uint8Array(PIECE_BYTES);
  let length = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const taken = chunk.subarray(from, from + PIECE_BYTES - length);
      piece.set(taken, length);
      from += taken.length;
      length += taken.length;
      if (length < PIECE_BYTES) continue;
      yield piece;
      length = 0;
    }
  }
  if (length > 0) yield piece.subarray(0, length);
}
