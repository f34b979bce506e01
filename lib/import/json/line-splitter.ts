import { LONGEST_JSON_RECORD, type RecordHandler } from "./document-splitter";

/** One JSON record a line: a broken line costs itself only. */
export class LineSplitter {
  private readonly handler: RecordHandler;
  line = 1;
  tooLong = false;
  private parts: string[] = [];
  private kept = 0;

  constructor(handler: RecordHandler) {
    this.handler = handler;
  }

  push(text: string): void {
    let from = 0;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
      this.hand(this.joined(text.slice(from, at)));
      this.line++;
      from = at + 1;
    }
    this.parts.push(text.slice(from));
    this.kept += text.length - from;
    if (this.kept > LONGEST_JSON_RECORD) this.tooLong = true;
  }

  /** The last line when no newline ends it: the line's number when it was cut off in its middle, or null. */
  end(): number | null {
    const rest = this.joined("");
    if (rest.trim() === "") return null;
    try {
      JSON.parse(rest);
    } catch {
      return this.line;
    }
    this.hand(rest);
    return null;
  }

  private joined(last: string): string {
    const text = this.parts.length > 0 ? this.parts.join("") + last : last;
    this.parts = [];
    this.kept = 0;
    return text;
  }

  private hand(text: string): void {
    if (text.trim() !== "") this.handler.record(text, this.line, 0);
  }
}
