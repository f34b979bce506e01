import type { Question } from "../format";
import { CloudReader, type CloudRecord } from "../json/cloud-reader";
import type { CloudFact } from "../json/event-writer";
import { textAt } from "../json/field";
import { JsonReader } from "../json/json-reader";
import { parsedJson } from "../json/sample";
import type { LogFormat } from "../log-format";
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

function readTrail(record: unknown): CloudRecord | null {
  const trail = nestedOrSelf(record);
  return isTrailRecord(trail)
    ? { timeField: "eventTime", timeText: textAt(trail, "eventTime"), facts: cloudFacts(trail) }
    : null;
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
      open: (output) => new JsonReader(head, new CloudReader(readTrail, choices, output), output),
    };
  },
};
