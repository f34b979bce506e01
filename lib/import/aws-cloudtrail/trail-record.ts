import type { EventKind } from "../event";
import { at, listAt, textAt } from "../json/field";

/** What a CloudTrail record says of one instance. */
type TrailFact = { kind: EventKind; instance: string; zone: string; instanceType: string };

/** A record of the service itself or of the command line's `lookup-events`, which nests it as a string. */
export const isTrailRecord = (record: unknown) =>
  textAt(record, "eventName") !== "" && textAt(record, "eventSource") !== "" && textAt(record, "eventTime") !== "";

const isSpot = (record: unknown, item: unknown) =>
  textAt(item, "instanceLifecycle") === "spot" ||
  textAt(record, "requestParameters", "instanceMarketOptions", "marketType") === "spot";

/** The instances that a record starts, stops or sees evicted; none for what concerns no Spot machine. */
export function trailFacts(record: unknown): TrailFact[] {
  const name = textAt(record, "eventName");
  if (name === "BidEvictedEvent") {
    return listAt(record, "serviceEventDetails", "instanceIdSet")
      .filter((id) => typeof id === "string")
      .map((instance) => ({ kind: "interruption", instance, zone: "", instanceType: "" }));
  }
  if (textAt(record, "errorCode") !== "") return [];
  const items = listAt(record, "responseElements", "instancesSet", "items");
  if (name === "RunInstances") {
    return items.filter((item) => isSpot(record, item)).map((item) => fact("start", item));
  }
  if (name === "TerminateInstances" || name === "StopInstances") {
    const asked = items.length > 0 ? items : listAt(record, "requestParameters", "instancesSet", "items");
    return asked.map((item) => fact("userStop", item));
  }
  return [];
}

const fact = (kind: EventKind, item: unknown): TrailFact => ({
  kind,
  instance: textAt(item, "instanceId"),
  zone: textAt(item, "placement", "availabilityZone"),
  instanceType: textAt(item, "instanceType"),
});

export const trailEventId = (record: unknown) => textAt(record, "eventID");
export const nestedTrailRecord = (record: unknown): string | null => {
  const nested = at(record, "CloudTrailEvent");
  return typeof nested === "string" ? nested : null;
};
