import { describe, expect, it } from "vitest";
import { TimeReader, type TimeRules } from "./time-reader";
import { Zone } from "./zone";

const rules = (some: Partial<TimeRules> = {}): TimeRules => ({
  zone: null,
  unit: undefined,
  originMs: null,
  dateOrder: undefined,
  decimalComma: false,
  ...some,
});
const read = (text: string, some?: Partial<TimeRules>) => {
  const reader = new TimeReader(rules(some));
  const ms = reader.read(text);
  return Number.isNaN(ms) ? reader.fault : new Date(ms).toISOString();
};
const shanghai = { zone: new Zone("Asia/Shanghai") };
const newYork = { zone: new Zone("America/New_York") };

describe("a time with an offset", () => {
  it.each([
    ["2026-03-02T04:25:50Z", "2026-03-02T04:25:50.000Z"],
    ["2026-03-02T04:25Z", "2026-03-02T04:25:00.000Z"],
    ["2026-03-02t04:25:50z", "2026-03-02T04:25:50.000Z"],
    ["2026-03-02T12:25:50+08:00", "2026-03-02T04:25:50.000Z"],
    ["2026-03-01T20:25:50-0800", "2026-03-02T04:25:50.000Z"],
    ["2026-03-02T12:25:50+08", "2026-03-02T04:25:50.000Z"],
    ["2026-03-01 22:00:00.000000+00:00", "2026-03-01T22:00:00.000Z"],
    ["2026-03-02T04:03:41.325309Z", "2026-03-02T04:03:41.325Z"],
    ["2026-03-02T04:03:41.999999999Z", "2026-03-02T04:03:41.999Z"],
    ["2026-03-02 04:25:50 UTC", "2026-03-02T04:25:50.000Z"],
    ["20190409T121826.922+0800", "2019-04-09T04:18:26.922Z"],
    ["20190409T1218Z", "2019-04-09T12:18:00.000Z"],
    ["  2026-03-02T04:25:50Z ", "2026-03-02T04:25:50.000Z"],
    ["2026/3/2 12:23 +08:00", "2026-03-02T04:23:00.000Z"],
    ["2024-02-29T23:59:59Z", "2024-02-29T23:59:59.000Z"],
    ["2000-02-29T00:00:00Z", "2000-02-29T00:00:00.000Z"],
  ])("%s is %s", (text, instant) => {
    expect(read(text)).toBe(instant);
  });
});

describe("what is no date", () => {
  it.each([
    ["not a date", "not-a-date"],
    ["", "not-a-date"],
    ["2026-03-02T", "not-a-date"],
    ["2026-03-02T04", "not-a-date"],
    ["2026-03-02T04:25:50.Z", "not-a-date"],
    ["2026-03-02T04:25:50.1234567890Z", "not-a-date"],
    ["2026-03-02T04:25:50+99:00", "not-a-date"],
    ["2026-03-02T04:25:50Zulu", "not-a-date"],
    ["2026-3-2T4", "not-a-date"],
    ["26-03-02", "not-a-date"],
    ["2026-02-30", "no-such-date"],
    ["2026-02-29T00:00:00Z", "no-such-date"],
    ["2026-13-01T00:00:00Z", "no-such-date"],
    ["2026-03-02T24:00:00Z", "no-such-date"],
    ["2026-03-02T23:59:60Z", "no-such-date"],
    ["2026/2/30", "no-such-date"],
    ["1969-12-31T23:59:59Z", "time-out-of-range"],
    ["2100-01-01T00:00:00Z", "time-out-of-range"],
  ] as const)("%j: %s", (text, fault) => {
    expect(read(text)).toBe(fault);
  });
});

describe("a time without an offset", () => {
  it("is not read in anybody's zone but the chosen one", () => {
    expect(read("2026-03-02 12:28:41")).toBe("time-zone-needed");
    expect(read("2026-03-02")).toBe("time-zone-needed");
    expect(read("2026-03-02 12:28:41", shanghai)).toBe("2026-03-02T04:28:41.000Z");
    expect(read("2026-03-02", shanghai)).toBe("2026-03-01T16:00:00.000Z");
  });

  it.each([
    ["2026/3/2 12:23", "2026-03-02T04:23:00.000Z"],
    ["2026-3-2 9:05:07", "2026-03-02T01:05:07.000Z"],
    ["2.3.2026 12:23", "2026-03-02T04:23:00.000Z"],
    ["25/3/2026", "2026-03-24T16:00:00.000Z"],
    ["3/25/2026 1:00 PM", "2026-03-25T05:00:00.000Z"],
    ["3/25/2026 12:00 am", "2026-03-24T16:00:00.000Z"],
    ["2026年3月2日 12时23分", "2026-03-02T04:23:00.000Z"],
    ["2026年3月2日 12:23:05", "2026-03-02T04:23:05.000Z"],
    ["2026年3月2日", "2026-03-01T16:00:00.000Z"],
  ])("%s in Shanghai is %s", (text, instant) => {
    expect(read(text, shanghai)).toBe(instant);
  });

  it("leaves day and month to the user where both readings exist", () => {
    expect(read("3/2/2026 12:23", shanghai)).toBe("date-order-unknown");
    expect(read("3/2/2026 12:23", { ...shanghai, dateOrder: "mdy" })).toBe("2026-03-02T04:23:00.000Z");
    expect(read("3/2/2026 12:23", { ...shanghai, dateOrder: "dmy" })).toBe("2026-02-03T04:23:00.000Z");
    expect(read("2026/3/2", { ...shanghai, dateOrder: "dmy" })).toBe("2026-03-01T16:00:00.000Z");
    expect(read("13/13/2026", { ...shanghai, dateOrder: "dmy" })).toBe("no-such-date");
  });

  it("does not exist in the hour that clocks skip, and comes first in the hour that they repeat", () => {
    expect(read("2026-03-08 02:30:00", newYork)).toBe("time-skipped-by-clock-change");
    expect(read("2026-03-08 01:59:59", newYork)).toBe("2026-03-08T06:59:59.000Z");
    expect(read("2026-03-08 03:00:00", newYork)).toBe("2026-03-08T07:00:00.000Z");
    expect(read("2026-11-01 01:30:00", newYork)).toBe("2026-11-01T05:30:00.000Z");
    expect(read("2026-11-01 02:00:00", newYork)).toBe("2026-11-01T07:00:00.000Z");
  });
});

describe("a number", () => {
  const origin = Date.UTC(2026, 2, 1);

  it("is no time without a unit, and no instant without an origin", () => {
    expect(read("5.25")).toBe("time-unit-needed");
    expect(read("5.25", { unit: "h" })).toBe("origin-needed");
    expect(read("5.25", { unit: "h", originMs: origin })).toBe("2026-03-01T05:15:00.000Z");
    expect(read("0", { unit: "s", originMs: origin })).toBe("2026-03-01T00:00:00.000Z");
  });

  it.each([
    ["90", "min", "2026-03-01T01:30:00.000Z"],
    ["1500", "ms", "2026-03-01T00:00:01.500Z"],
    ["1.5", "d", "2026-03-02T12:00:00.000Z"],
    ["1772338203", "epochSeconds", "2026-03-01T04:10:03.000Z"],
    ["1583942853.25", "epochSeconds", "2020-03-11T16:07:33.250Z"],
    ["1772338203922", "epochMilliseconds", "2026-03-01T04:10:03.922Z"],
  ] as const)("%s %s is %s", (text, unit, instant) => {
    expect(read(text, { unit, originMs: origin })).toBe(instant);
  });

  it("of Excel counts days on the wall of a zone", () => {
    // 46082.5 is 2026-03-01 12:00
    expect(read("46082.5", { unit: "excelDays" })).toBe("time-zone-needed");
    expect(read("46082.5", { unit: "excelDays", ...shanghai })).toBe("2026-03-01T04:00:00.000Z");
  });

  it("has a decimal comma only where the file does", () => {
    expect(read("5,25", { unit: "h", originMs: origin })).toBe("not-a-date");
    expect(read("5,25", { unit: "h", originMs: origin, decimalComma: true })).toBe("2026-03-01T05:15:00.000Z");
  });

  it.each(["Infinity", "NaN", "0x10", "1e999", "1_000", "1 000", "--1"])("is not %s", (text) => {
    expect(read(text, { unit: "s", originMs: origin })).not.toMatch(/^2/);
  });
});
