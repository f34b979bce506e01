import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bytesOf, utc, wholeLog } from "@/lib/testing/whole-log";
import { recognise } from "../recognise";

const usDates = new Uint8Array(readFileSync(path.join(import.meta.dirname, "fixtures", "us-dates.csv")));

describe("a table of interruptions", () => {
  it("reads spreadsheet dates in the zone that the user names", async () => {
    const { events, rejects } = await wholeLog(usDates, { timeZone: "America/Los_Angeles" });
    expect(events.map(({ kind, instantMs, detail }) => [kind, utc(instantMs), detail])).toEqual([
      ["interruption", "2026-03-14T20:05:00.000Z", "instance-terminated-no-capacity"],
      ["userStop", "2026-03-02T19:00:00.000Z", "instance-terminated-by-user"],
    ]);
    expect(rejects).toMatchObject([{ line: 4, column: "Interrupted at", code: "time-skipped-by-clock-change" }]);
  });

  it("asks for what the file cannot say", () => {
    const found = recognise(usDates);
    expect(found.ok && found.value.questions.map(({ code, blocks }) => `${code}: ${blocks}`)).toEqual([
      "timeZone: reading",
      "windowStart: rate",
      "windowEnd: rate",
      "instances: rate",
    ]);
    const ambiguous = recognise(bytesOf("time\n3/2/2026 10:00\n"));
    expect(ambiguous.ok && ambiguous.value.questions.map(({ code }) => code)).toEqual([
      "dateOrder",
      "timeZone",
      "windowStart",
      "windowEnd",
      "instances",
      "pool",
    ]);
  });

  it("makes as many events as a count says", async () => {
    const { events, rejects, ignored } = await wholeLog(
      "time,count\n2026-05-01T00:00:00Z,3\n2026-05-02T00:00:00Z,0\n2026-05-03T00:00:00Z,\n2026-05-03T00:00:00Z,-1\n2026-05-03T00:00:00Z,1e6\n",
    );
    expect(events.map(({ line }) => line)).toEqual([2, 2, 2, 4]);
    expect(ignored).toBe(1);
    expect(rejects.map(({ line, code }) => [line, code])).toEqual([
      [5, "not-a-count"],
      [6, "not-a-count"],
    ]);
  });

  it("counts a row whose flag says no as an unknown end", async () => {
    const { events, rejects } = await wholeLog(
      "time,event\n2026-05-01T00:00:00Z,1\n2026-05-01T00:00:00Z,0\n2026-05-01T00:00:00Z,eh\n",
    );
    expect(events.map(({ kind }) => kind)).toEqual(["interruption", "unknown"]);
    expect(rejects).toMatchObject([{ line: 4, column: "event", code: "not-a-flag" }]);
  });

  it("knows instants by their size", async () => {
    const { events } = await wholeLog("timestamp\n1772338203\n1772338204.5\n");
    expect(events.map(({ instantMs }) => utc(instantMs))).toEqual([
      "2026-03-01T04:10:03.000Z",
      "2026-03-01T04:10:04.500Z",
    ]);
  });
});
