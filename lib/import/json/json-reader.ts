import type { Head } from "../head";
import type { TextReader } from "../log-format";
import type { Output } from "../output";
import type { Refusal } from "../reject";
import { DEEPEST_JSON_RECORD, DocumentSplitter, type RecordHandler } from "./document-splitter";
import { LineSplitter } from "./line-splitter";
import { isLines, parsedJson } from "./sample";

export type RecordReader = {
  /** Reads one parsed record into events or rejects. */
  record(record: unknown, line: number): void;
  readonly refusal: Refusal | null;
};

/** Feeds the records of a JSON log, in whatever arrangement, to a format's reader. */
export class JsonReader implements TextReader {
  private readonly reader: RecordReader;
  private readonly splitter: DocumentSplitter | LineSplitter;

  constructor(head: Head, reader: RecordReader, output: Output) {
    this.reader = reader;
    const handler: RecordHandler = {
      record(text, line, depth) {
        const tooDeep = depth > DEEPEST_JSON_RECORD;
        const record = tooDeep ? undefined : parsedJson(text);
        if (record === undefined) output.reject(line, "", tooDeep ? "nested-too-deep" : "not-json", text);
        else reader.record(record, line);
      },
      junk: (text, line) => output.reject(line, "", "not-json", text),
    };
    this.splitter = isLines(head.text, head.whole) ? new LineSplitter(handler) : new DocumentSplitter(handler);
  }

  get lines(): number {
    return this.splitter.line;
  }

  push(text: string): Refusal | null {
    this.splitter.push(text);
    if (this.splitter.tooLong) return { code: "record-too-long", values: { line: this.splitter.line } };
    return this.reader.refusal;
  }

  end(): Refusal | null {
    const line = this.splitter.end();
    return line === null ? this.reader.refusal : { code: "cut-off", values: { line } };
  }
}
