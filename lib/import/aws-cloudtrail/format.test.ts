import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { foldedLog } from "@/lib/testing/folded-log";
import { bytesOf, utc, wholeLog } from "@/lib/testing/whole-log";
import { recognise } from "../recognise";

const records = new Uint8Array(readFileSync(path.join(import.meta.dirname, "fixtures", "records.json")));
const A = "i-0aaaaaaaaaaaaaaa1";
const B = "i-0bbbbbbbbbbbbbbb2";

describe("CloudTrail", () => {
  it("reads starts of Spot machines, evictions and ends by the user", async () => {
    const { events, rejects, ignored } = await wholeLog(records);
    expect(events.map(({ kind, instance, instantMs, detail }) => [kind, instance, utc(instantMs), detail])).toEqual([
      ["start", A, "2026-05-04T08:00:00.000Z", "RunInstances"],
      ["start", B, "2026-05-04T08:00:00.000Z", "RunInstances"],
      ["interruption", A, "2026-05-04T10:02:00.000Z", "BidEvictedEvent"],
      ["userStop", B, "2026-05-04T12:00:00.000Z", "TerminateInstances"],
    ]);
    // an on-demand start, a look-up, and a stop that was denied
    expect(ignored).toBe(3);
    expect(rejects).toMatchObject([{ column: "eventTime", code: "no-such-date", excerpt: "2026-02-30T10:02:00Z" }]);
  });

  it("gives an eviction the pool that its start named", async () => {
    const { events } = await wholeLog(records);
    expect(events[2]?.pool).toEqual({
      provider: "aws",
      region: "eu-west-1",
      zone: "eu-west-1c",
      instanceType: "g5.xlarge",
    });
  });

  it("makes lifetimes of starts and ends", async () => {
    const { events } = await wholeLog(records);
    const lives = [...foldedLog(events, ({ instance }) => instance)].map(([instance, { exposureSeconds, causes }]) => [
      instance,
      exposureSeconds / 60,
      causes.interruption,
      causes.userStop,
    ]);
    expect(lives).toEqual([
      [A, 122, 1, 0],
      [B, 240, 0, 1],
    ]);
  });

  it("is the same as records one a line, as an array, and as looked up", async () => {
    const { Records } = JSON.parse(new TextDecoder().decode(records)) as { Records: object[] };
    const lines = Records.map((record) => JSON.stringify(record)).join("\n");
    const looked = JSON.stringify({
      Events: Records.map((record) => ({ EventName: "x", CloudTrailEvent: JSON.stringify(record) })),
    });
    const bare = ({ line: _, ...event }: Awaited<ReturnType<typeof wholeLog>>["events"][number]) => event;
    const expected = (await wholeLog(records)).events.map(bare);
    for (const text of [lines, looked, JSON.stringify(Records), lines.replaceAll("\n", "")]) {
      expect((await wholeLog(text)).events.map(bare)).toEqual(expected);
      expect(recognise(bytesOf(text))).toMatchObject({ ok: true, value: { format: "aws-cloudtrail" } });
    }
  });

  it("ends in the middle of a record", async () => {
    const { refusal } = await wholeLog(records.subarray(0, records.length - 400));
    expect(refusal?.code).toBe("cut-off");
    expect((await wholeLog(records.subarray(0, records.length - 3))).refusal?.code).toBe("cut-off");
  });
});
