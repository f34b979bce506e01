import type { Question } from "../format";
import { type CloudFact, EventWriter } from "../json/event-writer";
import { textAt } from "../json/field";
import { JsonReader, type RecordReader } from "../json/json-reader";
import { parsedJson } from "../json/sample";
import type { LogFormat } from "../log-format";
import type { Output } from "../output";
import type { SettledChoices } from "../settled-choices";
import { isTrailRecord, nestedTrailRecord, trailEventId, trailFacts } from "./trail-record";

const nestedOrSelf = (record: unknown) => {
  const nested = nestedTrailRecord(record);
  return nested === null ? record : parsedJson(nested);
};

export const cloudFacts = (record: unknown): CloudFact[] =>
  trailFacts(record).map((fact) => ({
    ...fact,
    provider: "aws",
    region: textAt(record, "awsRegion"),
    detail: textAt(record, "eventName"),
    deadlineAfterMs: null,
    eventId: trailEventId(record),
  }));

class TrailReader implements RecordReader {
  private readonly output: Output;
  private readonly writer: EventWriter;

  constructor(choices: SettledChoices, output: Output) {
    this.output = output;
    this.writer = new EventWriter(choices, output);
  }

  get refusal() {
    return this.writer.refusal;
  }

  record(record: unknown, line: number): void {
    const trail = nestedOrSelf(record);
    if (!isTrailRecord(trail)) this.output.reject(line, "", "not-a-record", JSON.stringify(record));
    else this.writer.write(line, "eventTime", textAt(trail, "eventTime"), cloudFacts(trail));
  }
}

/** CloudTrail: a `Records` document, records one a line, or the output of `aws cloudtrail lookup-events`. */
export const awsCloudtrail: LogFormat = {
  id: "aws-cloudtrail",
  look(head, choices, asked) {
    const record = head.records.map(nestedOrSelf).find(isTrailRecord);
    if (record === undefined && !(asked && head.isJson)) return null;
    const questions: Question[] = [];
    if (choices.windowEndMs === null) questions.push({ code: "windowEnd", blocks: "rate" });
    return {
      why: record
        ? { code: "cloudtrail-record", values: { name: textAt(record, "eventName") } }
        : { code: "asked-for", values: { columns: "" } },
      confidence: record ? "certain" : "guess",
      table: null,
      questions,
      open: (output) => new JsonReader(head, new TrailReader(choices, output), output),
    };
  },
};
