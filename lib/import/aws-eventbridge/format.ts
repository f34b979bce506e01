import { cloudFacts } from "../aws-cloudtrail/format";
import { isTrailRecord } from "../aws-cloudtrail/trail-record";
import type { EventKind } from "../event";
import type { Question } from "../format";
import { CloudReader, type CloudRecord } from "../json/cloud-reader";
import type { CloudFact } from "../json/event-writer";
import { at, listAt, textAt } from "../json/field";
import { JsonReader } from "../json/json-reader";
import { parsedJson } from "../json/sample";
import type { LogFormat } from "../log-format";

/** EC2 stops or terminates a Spot instance two minutes after the warning; it hibernates one at once. */
const WARNING_MS = 120_000;

const KIND_OF_TYPE: Record<string, EventKind> = {
  "EC2 Spot Instance Interruption Warning": "notice",
  "EC2 Capacity Reservation Instance Interruption Warning": "notice",
  "EC2 Instance Rebalance Recommendation": "rebalance",
  "EC2 Instance State-change Notification": "state",
};

const isEnvelope = (record: unknown) => textAt(record, "detail-type") !== "" && at(record, "detail") !== undefined;

/** Out of the body of an SQS message, and out of an SNS notification within it. */
function unwrapped(record: unknown): unknown {
  for (const key of ["Body", "body", "Message"]) {
    const inner = at(record, key);
    if (typeof inner === "string" && !isEnvelope(record)) return unwrapped(parsedJson(inner));
  }
  return record;
}

/** The zone from an ARN of the form arn:aws:ec2:us-east-1b:instance/…; '' where it names region and account. */
const zoneOfArn = (arn: unknown) =>
  typeof arn === "string" ? (/^arn:aws[a-z-]*:ec2:([a-z0-9-]+[0-9][a-z]):/.exec(arn)?.[1] ?? "") : "";

function facts(event: unknown): CloudFact[] {
  const detail = at(event, "detail");
  if (isTrailRecord(detail)) return cloudFacts(detail);
  const type = textAt(event, "detail-type");
  const kind = KIND_OF_TYPE[type];
  if (!kind) return [];
  const action = textAt(detail, "instance-action");
  const warned = type === "EC2 Spot Instance Interruption Warning" && action !== "hibernate";
  return [
    {
      kind,
      instance: textAt(detail, "instance-id"),
      provider: "aws",
      region: textAt(event, "region"),
      zone: zoneOfArn(listAt(event, "resources")[0]),
      instanceType: "",
      detail: kind === "state" ? textAt(detail, "state") : action,
      deadlineAfterMs: warned ? WARNING_MS : null,
      eventId: textAt(event, "id"),
    },
  ];
}

function readEvent(record: unknown): CloudRecord | null {
  const event = unwrapped(record);
  return isEnvelope(event) ? { timeField: "time", timeText: textAt(event, "time"), facts: facts(event) } : null;
}

/** EventBridge events of EC2, one a line, alone, or in the messages of a queue. */
export const awsEventbridge: LogFormat = {
  id: "aws-eventbridge",
  look(head, choices, asked) {
    const event = head.records.map(unwrapped).find(isEnvelope);
    if (event === undefined && !(asked && head.isJson)) return null;
    const questions: Question[] = [];
    if (choices.windowStartMs === null) questions.push({ code: "windowStart", blocks: "rate" });
    if (choices.windowEndMs === null) questions.push({ code: "windowEnd", blocks: "rate" });
    if (choices.instances === undefined) questions.push({ code: "instances", blocks: "rate" });
    if (!choices.instanceType) questions.push({ code: "pool", blocks: "rate" });
    return {
      why: event
        ? { code: "eventbridge-detail-type", values: { name: textAt(event, "detail-type") } }
        : { code: "asked-for", values: { columns: "" } },
      confidence: event ? "certain" : "guess",
      table: null,
      questions,
      open: (output) => new JsonReader(head, new CloudReader(readEvent, choices, output), output),
    };
  },
};
