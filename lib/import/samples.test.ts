import { describe, expect, it } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { foldedLog, sumOfLog } from "@/lib/testing/folded-log";
import { hasSharedData, sharedBytes, sharedJson } from "@/lib/testing/shared-data";
import { utc, wholeLog } from "@/lib/testing/whole-log";

type Sample = {
  events: {
    kind: string;
    at_utc: string | null;
    instance_id: string;
    deadline_utc?: string;
    state?: string;
    instance_type?: string;
    zone?: string;
  }[];
  lifetimes?: { id: string; start: string; end: string; event: number }[];
  duplicates?: number;
  distinct_interruptions?: number;
  rows?: number;
  interruptions?: number;
  exposure_s?: number;
  exposure_h?: number;
};
const expected = hasSharedData ? sharedJson<Record<string, Sample>>("formats/expected.json") : {};
const sample = (name: string) => expected[name] ?? { events: [] };
const read = (name: string, choices: ImportChoices = {}) => wholeLog(sharedBytes(`formats/${name}`), choices);
const KIND_OF: Record<string, string> = { user_stop: "userStop", node_failure: "failure" };

describe.skipIf(!hasSharedData)("samples of AWS logs are read as expected", () => {
  it.each(["aws_eventbridge.ndjson", "aws_cloudtrail_records.json", "aws_cloudtrail_lookup_events.json"])(
    "%s",
    async (name) => {
      const { events, rejects, refusal } = await read(name);
      expect({ rejects, refusal }).toEqual({ rejects: [], refusal: null });
      const once = new Map(events.map((event) => [`${event.eventId} ${event.instance} ${event.kind}`, event]));
      expect(events.length - once.size).toBe(sample(name).duplicates ?? 0);

      const key = (parts: (string | null | undefined)[]) => parts.map((part) => part ?? "").join(" ");
      const found = [...once.values()].map((event) =>
        key([
          event.kind,
          utc(event.instantMs),
          event.instance,
          utc(event.deadlineMs),
          event.kind === "state" ? event.detail : "",
        ]),
      );
      const wanted = sample(name).events.map((event) =>
        key([
          KIND_OF[event.kind] ?? event.kind,
          utc(Date.parse(event.at_utc ?? "")),
          event.instance_id,
          event.deadline_utc && utc(Date.parse(event.deadline_utc)),
          event.state,
        ]),
      );
      expect(found.sort()).toEqual(wanted.sort());
      for (const { kind, instance, pool } of once.values()) {
        const named = sample(name).events.find(
          (event) => event.kind === kind && event.instance_id === instance && event.zone,
        );
        if (named) expect([pool.zone, pool.instanceType]).toEqual([named.zone, named.instance_type]);
      }
    },
  );

  it("counts two interruptions in the events, by notice and eviction", async () => {
    const { events } = await read("aws_eventbridge.ndjson");
    expect(sumOfLog(events).interruptions).toBe(sample("aws_eventbridge.ndjson").distinct_interruptions);
  });

  it("makes the lifetimes of the CloudTrail records", async () => {
    const { events } = await read("aws_cloudtrail_records.json");
    const { lifetimes, exposure_s } = sample("aws_cloudtrail_records.json");
    const found = [...foldedLog(events, ({ instance }) => instance)].map(([instance, life]) => ({
      id: instance,
      start: utc(life.firstMs),
      end: utc(life.lastMs),
      seconds: life.exposureSeconds,
      event: life.causes.interruption,
    }));
    const at = (text: string) => utc(Date.parse(text));
    expect(found).toEqual(
      lifetimes?.map(({ id, start, end, event }) => {
        return { id, start: at(start), end: at(end), seconds: (Date.parse(end) - Date.parse(start)) / 1000, event };
      }),
    );
    expect(sumOfLog(events).exposureSeconds).toBe(exposure_s);
  });

  it.each(["aws_eventbridge_single.json", "aws_eventbridge_sqs_messages.json"])("%s holds one notice", async (name) => {
    const { events } = await read(name);
    expect(events.map(({ kind, deadlineMs }) => [kind, utc(deadlineMs)])).toEqual([
      ["notice", "2026-03-02T04:25:41.000Z"],
    ]);
  });
});

describe.skipIf(!hasSharedData)("samples of tables are read as expected", () => {
  const shanghai = { timeZone: "Asia/Shanghai" };
  it.each([
    ["generic_lifetimes_utf8bom.csv", { windowEnd: "2026-03-03T00:00:00Z" }, 1],
    ["generic_interruptions_only.csv", shanghai, 3],
    ["generic_zh_gb18030.csv", shanghai, 1],
    ["generic_semicolon_decimal_comma.csv", { relativeOrigin: "2026-03-01T00:00:00Z" }, 1],
  ])("%s", async (name, choices, interruptions) => {
    const { events, rejects, refusal } = await read(name, choices);
    const { rows, exposure_s, exposure_h } = sample(name);
    expect({ rejects, refusal }).toEqual({ rejects: [], refusal: null });
    expect(new Set(events.map(({ line }) => line)).size).toBe(rows);
    const sum = sumOfLog(events);
    expect(sum.interruptions).toBe(interruptions);
    if (exposure_s !== undefined) expect(sum.exposureSeconds).toBe(exposure_s);
    if (exposure_h !== undefined) expect(sum.exposureSeconds / 3600).toBe(exposure_h);
  });

  it("bad_mixed.csv: every bad row is named, none is dropped in silence", async () => {
    const { events, rejects, refusal } = await read("bad_mixed.csv");
    expect(events).toEqual([]);
    expect(rejects.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, "end", "end-before-start"],
      [3, "start", "not-a-date"],
      [4, "end", "zero-length"],
      [5, "instance_id", "instance-repeated"],
      [6, "", "column-extra"],
      [7, "", "quote-not-closed"],
    ]);
    expect(refusal).toEqual({ code: "cut-off", values: { line: 7 } });
  });
});

describe.skipIf(!hasSharedData)("public traces have the exposure that others found", () => {
  it.each([
    ["dime-availability/lifetimes_aws_2020-03-15.csv", 32, 374.6153],
    ["goog-preemption/lifetimes.csv", 717, 12121.06],
  ])("%s", async (name, interruptions, hours) => {
    const { events, rejects, refusal } = await wholeLog(sharedBytes(name));
    expect({ rejects, refusal }).toEqual({ rejects: [], refusal: null });
    const sum = sumOfLog(events);
    expect(sum.interruptions).toBe(interruptions);
    expect(sum.exposureSeconds / 3600).toBeCloseTo(hours, hours > 1000 ? 2 : 4);
  });

  it("tells the eight pools of one trace apart", async () => {
    const { events } = await wholeLog(sharedBytes("dime-availability/lifetimes_aws_2020-03-15.csv"));
    const folded = foldedLog(events);
    const summary = (label: string) => {
      const { causes, exposureSeconds } = folded.get(label) ?? {};
      return [causes?.interruption, Number(((exposureSeconds ?? 0) / 3600).toFixed(4))];
    };
    expect(folded.size).toBe(8);
    expect(summary("k80 x1@us-east-1c")).toEqual([23, 43.8175]);
    expect(summary("v100 x1@us-east-1b")).toEqual([0, 53.4786]);
  });

  it("takes the ends in the 25th hour of Google's machines for its cap", async () => {
    const { events } = await wholeLog(sharedBytes("goog-preemption/lifetimes.csv"));
    const causes = { interruption: 0, userStop: 0, cap: 0, failure: 0, unknown: 0 };
    for (const pool of foldedLog(events).values()) {
      for (const cause of Object.keys(causes) as (keyof typeof causes)[]) causes[cause] += pool.causes[cause];
    }
    expect(causes).toEqual({ interruption: 366, userStop: 725, cap: 351, failure: 0, unknown: 0 });
  });
});
