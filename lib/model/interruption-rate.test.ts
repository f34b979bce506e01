import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { declaredRate, planningRate, rateFromCounts } from "./interruption-rate";

describe("rateFromCounts", () => {
  it("is −ln(0.1)/exposure at most, with 90 % confidence, where nothing happened", () => {
    const quiet = rateFromCounts(0, 46);
    expect(quiet.perInstanceHour).toBeNull();
    expect(quiet.upper90).toBeCloseTo(Math.log(10) / 46, 12);
    expect(quiet.interval95?.[0]).toBe(0);
  });

  it.each([
    [3, 0],
    [0, 0],
    [3, -1],
    [-1, 3],
    [Number.NaN, 3],
    [3, Infinity],
  ])("knows nothing from %d events in %d h", (events, hours) => {
    expect(rateFromCounts(events, hours)).toEqual({ perInstanceHour: null, interval95: null, upper90: null });
  });

  it("keeps the estimate between its limits, and scales with exposure", () => {
    const counts = fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0.01, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(counts, ([events, hours]) => {
        const { perInstanceHour, interval95, upper90 } = rateFromCounts(events, hours);
        expect(interval95?.[0]).toBeLessThan(perInstanceHour ?? 0);
        expect(interval95?.[1]).toBeGreaterThan(perInstanceHour ?? Infinity);
        expect(upper90).toBeGreaterThan(perInstanceHour ?? Infinity);
        expect(upper90).toBeLessThan(interval95?.[1] ?? 0);
        expect((rateFromCounts(events, hours * 2).upper90 ?? 0) * 2).toBeCloseTo(upper90 ?? 0, 6);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it("takes a million events", () => {
    const { interval95 } = rateFromCounts(1_000_000, 1e7);
    // 1.96 σ of a Poisson count of a million
    expect((interval95?.[1] ?? 0) - (interval95?.[0] ?? 0)).toBeCloseTo((2 * 1.96 * 1000) / 1e7, 6);
  });
});

it("has no bounds for a declared rate", () => {
  expect(declaredRate(0.2)).toEqual({ perInstanceHour: 0.2, interval95: null, upper90: null });
});

it("widens the planning rate when clustered, and never narrows it", () => {
  const plain = planningRate(20, 100, null) ?? 0;
  expect(planningRate(20, 100, 4)).toBeGreaterThan(plain);
  expect(planningRate(20, 100, 0.3)).toBe(plain);
});
