/** Longer than any event that a provider sends (EventBridge and CloudTrail: 256 KiB), short enough to keep. */
export const LONGEST_JSON_RECORD = 2_097_152;
export const DEEPEST_JSON_RECORD = 200;

/** Keys of a top-level object whose array holds the records. */
const CONTAINERS = new Set(["Records", "records", "Events", "events", "Messages", "items", "entries", "value"]);

const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENS = new Set([91, 123]);
const CLOSES = new Set([93, 125]);
const OPEN_ARRAY = 91;
const LONGEST_KEY = 64;

export type RecordHandler = {
  /** The text of one record, still to be parsed. */
  record(text: string, line: number, depth: number): void;
  /** Text between records that is no JSON. */
  junk(text: string, line: number): void;
};

/**
 * Cuts JSON that arrives in pieces into records, by depth of braces, and keeps one record at a time:
 * `{"Records":[…]}`, `[…]`, one object, or objects in a row. A CloudTrail document of 200 MB passes through.
 * Ours, since @streamparser/json takes 30 ms a MB where this and JSON.parse take 10 (a 200 MB document).
 */
export class DocumentSplitter {
  private readonly handler: RecordHandler;
  line = 1;
  tooLong = false;
  private depth = 0;
  private deepest = 0;
  /** Records open at this depth: 0 for objects in a row, 1 in an array, 2 in a container. */
  private recordDepth = 0;
  private recordLine = 1;
  /** Pieces of the record under way; null between records. */
  private parts: string[] | null = null;
  private kept = 0;
  private inString = false;
  private escaped = false;
  /** The last string directly inside the top-level object, to know a container by its key. */
  private key = "";
  private junk = "";

  constructor(handler: RecordHandler) {
    this.handler = handler;
  }

  push(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      if (this.inString) {
        at = this.skipString(text, at);
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === NEWLINE) {
        this.line++;
        this.endJunk();
      } else if (code === QUOTE && this.depth > 0) {
        this.inString = true;
        this.key = "";
      } else if (OPENS.has(code)) {
        if (this.open(code)) from = at;
      } else if (CLOSES.has(code)) {
        if (this.close()) this.finish(text.slice(from, at + 1));
      } else if (
        this.parts === null &&
        this.depth <= this.recordDepth &&
        code > 32 &&
        code !== COMMA &&
        !this.inTail()
      ) {
        if (this.junk.length < LONGEST_KEY) this.junk += text[at];
      }
    }
    if (this.parts === null) return;
    this.parts.push(text.slice(from));
    this.kept += text.length - from;
    if (this.kept > LONGEST_JSON_RECORD) this.tooLong = true;
  }

  /** The line of a record or document that never ended, or null. */
  end(): number | null {
    this.endJunk();
    if (this.parts !== null) return this.recordLine;
    return this.depth > 0 ? this.line : null;
  }

  /** Whether a record begins here. */
  private open(code: number): boolean {
    this.depth++;
    if (this.depth > this.deepest) this.deepest = this.depth;
    if (this.parts !== null) {
      if (this.depth === 2 && this.recordDepth === 0 && code === OPEN_ARRAY && CONTAINERS.has(this.key)) {
        this.parts = null;
        this.recordDepth = 2;
      }
      return false;
    }
    if (this.inTail()) {
      if (this.depth === 2 && code === OPEN_ARRAY && CONTAINERS.has(this.key)) this.recordDepth = 2;
      return false;
    }
    if (this.depth === 1 && code === OPEN_ARRAY) {
      this.recordDepth = 1;
      return false;
    }
    this.endJunk();
    this.parts = [];
    this.kept = 0;
    this.recordLine = this.line;
    this.deepest = this.depth;
    return true;
  }

  /** Whether a record ends here. */
  private close(): boolean {
    if (this.depth === 0) {
      this.junk += "}";
      return false;
    }
    this.depth--;
    if (this.parts !== null) return this.depth === this.recordDepth;
    this.endJunk();
    if (this.depth < this.recordDepth) this.recordDepth = this.depth === 1 ? TAIL : 0;
    if (this.depth === 0) this.recordDepth = 0;
    return false;
  }

  /** In the top-level object, after its container: what follows is no record. */
  private inTail(): boolean {
    return this.recordDepth === TAIL;
  }

  private finish(last: string): void {
    const text = this.parts?.length ? this.parts.join("") + last : last;
    this.parts = null;
    this.handler.record(text, this.recordLine, this.deepest - this.recordDepth);
  }

  private endJunk(): void {
    if (this.junk === "") return;
    this.handler.junk(this.junk, this.line);
    this.junk = "";
  }

  /** From inside a string to its closing quote, or to the end of the piece. */
  private skipString(text: string, from: number): number {
    let at = from;
    if (this.escaped) {
      this.escaped = false;
      at++;
    }
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) {
        if (++at >= text.length) this.escaped = true;
      } else if (code === QUOTE) {
        this.inString = false;
        break;
      }
    }
    if (this.depth === 1 && this.key.length < LONGEST_KEY)
      this.key += text.slice(from, Math.min(at, from + LONGEST_KEY));
    return at;
  }
}

const TAIL = -1;
