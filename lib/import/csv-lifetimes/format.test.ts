import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bytesOf, utc, wholeLog } from "@/lib/testing/whole-log";
import { recognise } from "../recognise";

const fixture = (name: string) => new Uint8Array(readFileSync(path.join(import.meta.dirname, "fixtures", name)));
const hours = (events: { startMs: number | null; instantMs: number }[]) =>
  events.reduce((sum, { startMs, instantMs }) => sum + (instantMs - (startMs ?? Number.NaN)) / 3_600_000, 0);
const HEADER = "instance_id,pool,start,end,event\n";
const row = (start: string, end: string, event: string) => `${HEADER}a,p,${start},${end},${event}\n`;
const first = async (text: string, choices = {}) => {
  const { events, rejects } = await wholeLog(text, choices);
  return events[0]?.kind ?? rejects[0]?.code;
};

describe("a table of lifetimes", () => {
  it("says how each machine ended, in the file's own words", async () => {
    const { events, rejects, lines } = await wholeLog(fixture("reasons.csv"));
    expect(rejects).toEqual([]);
    expect(lines).toBe(6);
    expect(events.map(({ line, kind, detail, instance }) => [line, instance, kind, detail])).toEqual([
      [2, "w-1", "interruption", "preempted"],
      [3, "w-2", "userStop", "user_stop"],
      [4, "w-3", "failure", "host_error"],
      [5, "w-4", "cap", "24h_cap"],
      [6, "w-5", "unknown", "vanished"],
    ]);
    expect(events[0]).toMatchObject({
      timeText: "2026-05-01T04:00:00Z",
      startText: "2026-05-01T00:00:00Z",
      pool: { provider: "gcp", region: "us-central1", zone: "us-central1-a", instanceType: "a2-highgpu-1g" },
    });
    expect(utc(events[0]?.lowMs ?? null)).toBe("2026-05-01T03:50:00.000Z");
    expect(hours(events)).toBe(4 + 6 + 5.5 + 24 + 2);
  });

  it("reads times that count from an origin, in the unit of the column's name", async () => {
    const asked = recognise(fixture("relative.csv"));
    expect(asked.ok && asked.value.questions).toEqual([{ code: "relativeOrigin", blocks: "reading" }]);
    const { events } = await wholeLog(fixture("relative.csv"), { relativeOrigin: "2026-05-01T00:00:00Z" });
    expect(events.map(({ kind, instantMs }) => [kind, utc(instantMs)])).toEqual([
      ["interruption", "2026-05-01T01:30:30.000Z"],
      ["unknown", "2026-05-01T10:00:00.000Z"],
    ]);
    expect(hours(events)).toBeCloseTo(1.5083333 + 9.5, 6);
  });

  it("finds the unit of bare numbers by a column of durations", async () => {
    const text = "id,start,end,event,duration_s\na,0.0,3060.0,1,3060\nb,60.0,120.0,0,60\n";
    const { events } = await wholeLog(text, { relativeOrigin: "2026-05-01T00:00:00Z" });
    expect(hours(events)).toBeCloseTo(3120 / 3600, 9);
  });

  it("takes a duration for the end that is missing", async () => {
    const text = "id,start,duration_h,event\na,2026-05-01T00:00:00Z,1.5,1\n";
    const { events } = await wholeLog(text);
    expect(utc(events[0]?.instantMs ?? null)).toBe("2026-05-01T01:30:00.000Z");
  });

  it("keeps a machine that still runs at risk until the watch ends", async () => {
    const text = row("2026-05-01T00:00:00Z", "", "0");
    expect(await first(text)).toBe("window-end-needed");
    const { events } = await wholeLog(text, { windowEnd: "2026-05-02T00:00:00Z" });
    expect(events.map(({ kind, instantMs, timeText }) => [kind, utc(instantMs), timeText])).toEqual([
      ["alive", "2026-05-02T00:00:00.000Z", ""],
    ]);
    expect(await first(text, { windowEnd: "2026-04-30T00:00:00Z" })).toBe("end-before-start");
  });

  it.each([
    ["2026-05-01T00:00:00Z", "2026-05-01T01:00:00Z", "1", "interruption"],
    ["2026-05-01T00:00:00Z", "2026-05-01T01:00:00Z", "0", "unknown"],
    ["2026-05-01T00:00:00Z", "2026-05-01T01:00:00Z", "", "unknown"],
    ["2026-05-01T00:00:00Z", "2026-05-01T01:00:00Z", "preempted", "interruption"],
    ["2026-05-01T00:00:00Z", "2026-05-01T01:00:00Z", "maybe", "not-a-flag"],
    ["2026-05-01T00:00:00Z", "", "1", "value-missing"],
    ["", "2026-05-01T01:00:00Z", "1", "value-missing"],
    ["2026-05-01T02:00:00Z", "2026-05-01T01:00:00Z", "1", "end-before-start"],
    ["2026-05-01T01:00:00Z", "2026-05-01T01:00:00Z", "0", "zero-length"],
    ["2026-02-30T01:00:00Z", "2026-05-01T01:00:00Z", "1", "no-such-date"],
    ["2026-05-01 00:00", "2026-05-01T01:00:00Z", "1", "time-zone-needed"],
  ])("reads %j to %j, flag %j, as %s", async (start, end, event, outcome) => {
    expect(await first(row(start, end, event))).toBe(outcome);
  });

  it("refuses a row whose reason and flag contradict each other", async () => {
    const text = (flag: string, reason: string) =>
      `id,start,end,event,end_kind\na,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,${flag},${reason}\n`;
    expect(await first(text("1", "user_stop"))).toBe("cause-contradicts-flag");
    expect(await first(text("0", "preempted"))).toBe("cause-contradicts-flag");
    expect(await first(text("1", "host_error"))).toBe("failure");
    expect(await first(text("1", "remove"))).toBe("interruption");
    expect(await first(text("0", "alive_at_end"))).toBe("alive");
  });

  it("keeps the end's lower bound within the lifetime", async () => {
    const low = async (text: string) => {
      const { events, rejects } = await wholeLog(
        `id,start,end_lo,end,event\na,2026-05-01T01:00:00Z,${text},2026-05-01T02:00:00Z,1\n`,
      );
      return events[0] ? utc(events[0].lowMs) : rejects[0]?.code;
    };
    expect(await low("")).toBeNull();
    expect(await low("2026-05-01T01:30:00Z")).toBe("2026-05-01T01:30:00.000Z");
    expect(await low("2026-05-01T00:30:00Z")).toBe("2026-05-01T01:00:00.000Z");
    expect(await low("2026-05-01T02:00:00Z")).toBeNull();
    expect(await low("2026-05-01T02:30:00Z")).toBe("low-after-end");
  });

  it("keeps ids beyond 2^53 as they are written", async () => {
    const { events } = await wholeLog(
      `id,start,end,event\n9007199254740993123,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\n`,
    );
    expect(events[0]?.instance).toBe("9007199254740993123");
  });

  it("names line and column of what it rejects, and reads the rest", async () => {
    const { events, rejects } = await wholeLog(
      `${HEADER}a,p,yesterday,2026-05-01T01:00:00Z,1\nb,p,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\nc,p\n`,
    );
    expect(events.map(({ instance }) => instance)).toEqual(["b"]);
    expect(rejects).toEqual([
      { line: 2, column: "start", code: "not-a-date", values: {}, excerpt: "yesterday" },
      { line: 4, column: "", code: "column-missing", values: { found: 2, expected: 5 }, excerpt: "c,p" },
    ]);
  });

  it("goes by the columns that the user names", async () => {
    const text = "vm,from,to,gone\na,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\n";
    expect(recognise(bytesOf(text))).toMatchObject({ ok: false, reason: { code: "not-a-log" } });
    const mapping = { instance: "vm", start: "from", end: "#3", flag: "gone" };
    const { events } = await wholeLog(text, { format: "csv-lifetimes", mapping });
    expect(events).toMatchObject([{ kind: "interruption", instance: "a" }]);
    const unflagged = await wholeLog(text, { format: "csv-lifetimes", mapping: { ...mapping, flag: "-" } });
    expect(unflagged.events).toMatchObject([{ kind: "unknown" }]);
    expect(recognise(bytesOf(text), { mapping: { start: "nowhere" } })).toMatchObject({
      ok: false,
      reason: { code: "choice-invalid", values: { choice: "mapping" } },
    });
  });
});
