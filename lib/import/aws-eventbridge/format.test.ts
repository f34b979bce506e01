import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { utc, wholeLog } from "@/lib/testing/whole-log";
import { recognise } from "../recognise";

const fixture = (name: string) => new Uint8Array(readFileSync(path.join(import.meta.dirname, "fixtures", name)));
const A = "i-0aaaaaaaaaaaaaaa1";
const B = "i-0bbbbbbbbbbbbbbb2";

describe("EventBridge", () => {
  it("is known by the type of its events, and cannot say how many machines were watched", () => {
    const found = recognise(fixture("events.ndjson"));
    expect(found.ok && found.value).toMatchObject({
      format: "aws-eventbridge",
      confidence: "certain",
      why: { code: "eventbridge-detail-type", values: { name: "EC2 Spot Instance Interruption Warning" } },
      table: null,
    });
    expect(found.ok && found.value.questions.map(({ code, blocks }) => `${code}: ${blocks}`)).toEqual([
      "windowStart: rate",
      "windowEnd: rate",
      "instances: rate",
      "pool: rate",
    ]);
  });

  it("reads one event a line; a broken line costs itself only", async () => {
    const { events, rejects, ignored } = await wholeLog(fixture("events.ndjson"));
    expect(
      events.map(({ line, kind, instance, detail, deadlineMs, eventId }) => [
        line,
        kind,
        instance,
        detail,
        utc(deadlineMs),
        eventId.slice(-1),
      ]),
    ).toEqual([
      [1, "notice", A, "terminate", "2026-05-04T10:02:00.000Z", "1"],
      [2, "notice", B, "hibernate", null, "2"],
      [3, "notice", A, "terminate", "2026-05-04T10:02:00.000Z", "1"],
      [5, "state", A, "terminated", null, "3"],
    ]);
    expect(rejects).toMatchObject([{ line: 4, code: "not-json" }]);
    expect(ignored).toBe(1);
  });

  it("takes the zone from an ARN that names one, and the region always", async () => {
    const { events } = await wholeLog(fixture("events.ndjson"), { instanceType: "g5.xlarge" });
    const aws = { provider: "aws", region: "eu-west-1", instanceType: "g5.xlarge" };
    expect(events.map(({ pool }) => pool)).toEqual([
      { ...aws, zone: "eu-west-1c" },
      { ...aws, zone: "" },
      { ...aws, zone: "eu-west-1c" },
      { ...aws, zone: "eu-west-1c" },
    ]);
  });

  it("unwraps messages of a queue, and notifications within them", async () => {
    const { events, rejects } = await wholeLog(fixture("queue.json"));
    expect(events.map(({ kind, line }) => [kind, line])).toEqual([
      ["notice", 3],
      ["rebalance", 7],
    ]);
    expect(rejects).toMatchObject([{ line: 11, code: "not-a-record" }]);
  });

  it("rejects what a database could not keep", async () => {
    const event = (id: string, time = "2026-05-04T10:00:00Z") =>
      JSON.stringify({
        id: "1",
        "detail-type": "EC2 Spot Instance Interruption Warning",
        time,
        detail: { "instance-id": id },
      });
    const lines = [
      event("a\u0000b"),
      event("\ud800"),
      event("x".repeat(300)),
      event(""),
      event("ok", "soon"),
      event("ok"),
    ];
    const { events, rejects } = await wholeLog(lines.join("\n"));
    expect(rejects.map(({ line, code }) => [line, code])).toEqual([
      [1, "value-has-control-character"],
      [2, "value-has-control-character"],
      [3, "value-too-long"],
      [4, "value-missing"],
      [5, "not-a-date"],
    ]);
    expect(events).toHaveLength(1);
  });
});
