import { expect, it } from "vitest";
import { priceOrigin } from "./price-origin";

const now = new Date("2026-12-12T09:00:00Z");

it.each([
  ["2026-12-12", 0, false],
  ["2026-11-12", 30, false],
  ["2026-11-11", 31, true],
  ["2026-12-13", 0, false],
])("prices of %s are %d days old, stale: %s", (date, ageDays, stale) => {
  expect(priceOrigin("price page", date, now)).toEqual({ source: "price page", date, ageDays, stale });
});

it("does not call undated prices stale, nor fresh", () => {
  expect(priceOrigin(undefined, undefined, now)).toEqual({ source: null, date: null, ageDays: null, stale: false });
});
