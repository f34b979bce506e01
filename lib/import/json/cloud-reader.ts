import type { Output } from "../output";
import type { SettledChoices } from "../settled-choices";
import { type CloudFact, EventWriter } from "./event-writer";
import type { RecordReader } from "./json-reader";

/** What one record says, and the field that holds its time. */
export type CloudRecord = { timeField: string; timeText: string; facts: CloudFact[] };

/** Writes what each record says; one that `read` does not know is rejected. */
export class CloudReader implements RecordReader {
  private readonly read: (record: unknown) => CloudRecord | null;
  private readonly output: Output;
  private readonly writer: EventWriter;

  constructor(read: (record: unknown) => CloudRecord | null, choices: SettledChoices, output: Output) {
    this.read = read;
    this.output = output;
    this.writer = new EventWriter(choices, output);
  }

  get refusal() {
    return this.writer.refusal;
  }

  record(record: unknown, line: number): void {
    const known = this.read(record);
    if (known === null) this.output.reject(line, "", "not-a-record", JSON.stringify(record));
    else this.writer.write(line, known.timeField, known.timeText, known.facts);
  }
}
