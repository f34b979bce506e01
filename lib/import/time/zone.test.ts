import { describe, expect, it } from "vitest";
import { Zone } from "./zone";

const HOUR = 3_600_000;

describe("Zone", () => {
  it("knows offsets of a quarter of an hour", () => {
    expect(new Zone("Asia/Kathmandu").offsetAt(Date.UTC(2026, 2, 1))).toBe(5.75 * HOUR);
  });

  it("finds the minute at which clocks change", () => {
    const zone = new Zone("America/Los_Angeles");
    const change = Date.UTC(2026, 2, 8, 10);
    expect(zone.offsetAt(change - 1)).toBe(-8 * HOUR);
    expect(zone.offsetAt(change)).toBe(-7 * HOUR);
  });

  it("moves by half an hour on Lord Howe Island", () => {
    const zone = new Zone("Australia/Lord_Howe");
    // 2026-10-04 02:00 to 02:30 does not happen there
    expect(zone.instantOf(Date.UTC(2026, 9, 4, 2, 15))).toBeNaN();
    expect(zone.instantOf(Date.UTC(2026, 9, 4, 2, 30))).toBe(Date.UTC(2026, 9, 3, 15, 30));
  });

  it("lacks a whole day in Samoa in 2011", () => {
    const zone = new Zone("Pacific/Apia");
    expect(zone.instantOf(Date.UTC(2011, 11, 30, 12))).toBeNaN();
    expect(zone.instantOf(Date.UTC(2011, 11, 31, 12))).toBe(Date.UTC(2011, 11, 30, 22));
  });
});
