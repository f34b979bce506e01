import type { ImportedEvent } from "./event";
import { excerptOf, type Reject, type RejectCode } from "./reject";

/** Where a reader puts what it found until the next batch takes it. */
export class Output {
  events: ImportedEvent[] = [];
  rejects: Reject[] = [];
  ignored = 0;
  /** Any record at all so far. */
  seen = false;

  reject(line: number, column: string, code: RejectCode, text: string, values: Reject["values"] = {}): void {
    this.rejects.push({ line, column, code, values, excerpt: excerptOf(text) });
  }

  get size(): number {
    return this.events.length + this.rejects.length;
  }

  take(): { events: ImportedEvent[]; rejects: Reject[]; ignored: number } {
    const { events, rejects, ignored } = this;
    if (this.size + ignored > 0) this.seen = true;
    this.events = [];
    this.rejects = [];
    this.ignored = 0;
    return { events, rejects, ignored };
  }
}
