import type { Encoding } from "./format";
import type { Refusal } from "./reject";

const MAGIC: readonly (readonly [kind: string, bytes: readonly number[]])[] = [
  ["gzip", [0x1f, 0x8b]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["parquet", [0x50, 0x41, 0x52, 0x31]],
  ["zstd", [0x28, 0xb5, 0x2f, 0xfd]],
  ["png", [0x89, 0x50, 0x4e, 0x47]],
];

/** What the first bytes are known to begin, or null. */
const magicOf = (head: Uint8Array) =>
  MAGIC.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0] ?? null;

type Decoding = { ok: true; encoding: Encoding; text: string } | { ok: false; refusal: Refusal };

/** The encoding of a text by its first bytes; a character that they cut in two is left out of `text`. */
export function decodeHead(head: Uint8Array, whole: boolean): Decoding {
  if (head.length === 0) return refused("empty");
  const kind = magicOf(head);
  if (kind) return refused("binary", { kind });
  const encoding: Encoding = head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : "utf-8";
  const candidates = encoding === "utf-8" ? (["utf-8", "gb18030"] as const) : [encoding];
  // A whole file that ends inside a character is still one of these, and is refused when its end is reached.
  for (const ends of whole ? [true, false] : [false]) {
    for (const candidate of candidates) {
      const text = attempt(candidate, head, ends);
      if (text === null) continue;
      if (hasNul(text)) return refused("binary", { kind: "" });
      return text.trim() === "" && whole ? refused("empty") : { ok: true, encoding: candidate, text };
    }
  }
  return head.includes(0) ? refused("binary", { kind: "" }) : refused("encoding-unknown");
}

function attempt(encoding: Encoding, head: Uint8Array, ends: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: !ends });
  } catch {
    return null;
  }
}

const hasNul = (text: string) => text.includes("\0");

const refused = (code: Refusal["code"], values: Refusal["values"] = {}): Decoding => ({
  ok: false,
  refusal: { code, values },
});

/** Bytes in pieces to text in pieces. A file of plain ASCII may still turn out to be GB18030 later. */
export class Decoder {
  private encoding: Encoding;
  private decoder: TextDecoder;
  private plainSoFar = true;

  constructor(encoding: Encoding) {
    this.encoding = encoding;
    this.decoder = new TextDecoder(encoding, { fatal: true });
  }

  push(bytes: Uint8Array): string | Refusal {
    const text = this.decode(bytes);
    if (text === null) return { code: "encoding-unknown", values: {} };
    if (hasNul(text)) return { code: "binary", values: { kind: "" } };
    if (text.length !== bytes.length) this.plainSoFar = false;
    return text;
  }

  /** Refused when the file ends inside a character. */
  end(): Refusal | null {
    try {
      this.decoder.decode();
      return null;
    } catch {
      return { code: "cut-off", values: {} };
    }
  }

  private decode(bytes: Uint8Array): string | null {
    try {
      return this.decoder.decode(bytes, { stream: true });
    } catch {
      if (this.encoding !== "utf-8" || !this.plainSoFar) return null;
      this.encoding = "gb18030";
      this.decoder = new TextDecoder("gb18030", { fatal: true });
      return this.decode(bytes);
    }
  }
}
