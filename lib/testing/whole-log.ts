import type { ImportedEvent } from "@/lib/import/event";
import { readLog } from "@/lib/import/reader";
import type { Refusal, Reject } from "@/lib/import/reject";
import type { ImportChoices } from "@/lib/schema/import";

type WholeLog = {
  events: ImportedEvent[];
  rejects: Reject[];
  ignored: number;
  lines: number;
  bytesRead: number;
  refusal: Refusal | null;
};

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export function* chunksOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A small log read to its end, all batches in one. */
export async function wholeLog(
  content: string | Uint8Array,
  choices: ImportChoices = {},
  chunkSize = 1 << 20,
): Promise<WholeLog> {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  const whole: WholeLog = { events: [], rejects: [], ignored: 0, lines: 0, bytesRead: 0, refusal: null };
  for await (const batch of readLog(chunksOf(bytes, chunkSize), choices)) {
    whole.events.push(...batch.events);
    whole.rejects.push(...batch.rejects);
    whole.ignored += batch.ignored;
    whole.lines = batch.lines;
    whole.bytesRead = batch.bytesRead;
    whole.refusal = batch.refusal;
  }
  return whole;
}

/** The same event whatever object carries it, without what a file's length does not change. */
export const utc = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
