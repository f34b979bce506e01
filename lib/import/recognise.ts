import type { Result } from "@/lib/result";
import type { ImportChoices } from "@/lib/schema/import";
import { csvLifetimes } from "./csv-lifetimes/format";
import { decodeHead } from "./decode";
import type { Confidence, Recognition, Sighting } from "./format";
import { FORMATS } from "./formats";
import { Head } from "./head";
import type { Look } from "./log-format";
import type { Refusal } from "./reject";
import { settleChoices } from "./settled-choices";

/** As many bytes of the (unpacked) file as recognition looks at. */
export const HEAD_BYTES = 65_536;

const RANK: Record<Confidence, number> = { certain: 0, likely: 1, guess: 2 };

type Recognised = { recognition: Recognition; look: Look };

/** Which format a file has, by its content alone; `head` shorter than HEAD_BYTES is taken for the whole file. */
export function recognise(head: Uint8Array, choices: ImportChoices = {}): Result<Recognition, Refusal> {
  const found = lookAt(head, head.length < HEAD_BYTES, choices);
  return found.ok ? { ok: true, value: found.value.recognition } : found;
}

/** A file that was not recognised, as a table whose columns somebody may know; null where it is none. */
export function unrecognisedTable(head: Uint8Array, choices: ImportChoices): Recognition | null {
  const asked = recognise(head, { ...choices, format: csvLifetimes.id });
  const columns = asked.ok ? (asked.value.table?.columns.length ?? 0) : 0;
  return asked.ok && columns > 1 ? asked.value : null;
}

const refused = (code: Refusal["code"], values: Refusal["values"] = {}): { ok: false; reason: Refusal } => ({
  ok: false,
  reason: { code, values },
});

/** The same, with the reader that goes with it. */
export function lookAt(bytes: Uint8Array, whole: boolean, choices: ImportChoices): Result<Recognised, Refusal> {
  const settled = settleChoices(choices);
  if (!settled.ok) return settled;
  const decoded = decodeHead(bytes, whole);
  if (!decoded.ok) return { ok: false, reason: decoded.refusal };
  const head = new Head(decoded.text, whole, decoded.encoding);

  const asked = FORMATS.find(({ id }) => id === choices.format);
  if (choices.format !== undefined && !asked) return refused("format-unknown", { format: choices.format });
  const seen = FORMATS.flatMap((format) => {
    const look = format.look(head, settled.value, format === asked);
    return look ? [{ format: format.id, look }] : [];
  }).sort((one, other) => RANK[one.look.confidence] - RANK[other.look.confidence]);
  const taken = asked ? seen.find(({ format }) => format === asked.id) : seen[0];
  if (!taken && choices.mapping && !csvLifetimes.look(head, settled.value, true)) {
    return refused("choice-invalid", { choice: "mapping" });
  }
  if (!taken) return asked ? refused("format-mismatch", { format: asked.id }) : refused("not-a-log");

  const sighting = ({ format, look }: (typeof seen)[number]): Sighting => ({
    format,
    why: look.why,
    confidence: look.confidence,
  });
  const recognition: Recognition = {
    ...sighting(taken),
    alternatives: seen.filter((other) => other !== taken).map(sighting),
    encoding: decoded.encoding,
    table: taken.look.table,
    questions: taken.look.questions,
  };
  return { ok: true, value: { recognition, look: taken.look } };
}
