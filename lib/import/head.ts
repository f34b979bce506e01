import type { Encoding } from "./format";
import { looksLikeJson, sampleRecords } from "./json/sample";

/** The beginning of a file, as text. */
export class Head {
  readonly text: string;
  /** The head is the whole file. */
  readonly whole: boolean;
  readonly encoding: Encoding;
  private sampled: unknown[] | undefined;

  constructor(text: string, whole: boolean, encoding: Encoding) {
    this.text = text;
    this.whole = whole;
    this.encoding = encoding;
  }

  get isJson(): boolean {
    return looksLikeJson(this.text);
  }

  /** The first JSON records, none when the text is no JSON. */
  get records(): readonly unknown[] {
    this.sampled ??= sampleRecords(this.text, this.whole);
    return this.sampled;
  }
}
