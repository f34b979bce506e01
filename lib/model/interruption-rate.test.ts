import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { declaredRate, gangRate, planningRate, rateFromCounts } from "./interruption-rate";

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

describe("gangRate", () => {
  it("is the rate of the fleet where the gang is the fleet", () => {
    expect(
      gangRate(
        [
          { left: 1, alive: 4 },
          { left: 3, alive: 4 },
        ],
        4,
        10,
      ),
    ).toBeCloseTo(0.2, 12);
  });

  it("by hand: 2 of 10 leave, a gang of 3 is struck with 1 − C(8,3)/C(10,3) = 64/120", () => {
    expect(gangRate([{ left: 2, alive: 10 }], 3, 1)).toBeCloseTo(64 / 120, 12);
  });

  it("lies between the rate of one node and n times it", () => {
    const batch = fc
      .integer({ min: 8, max: 40 })
      .chain((alive) => fc.record({ alive: fc.constant(alive), left: fc.integer({ min: 1, max: alive }) }));
    fc.assert(
      fc.property(fc.array(batch, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 8 }), (batches, size) => {
        const node = batches.reduce((sum, { left, alive }) => sum + left / alive, 0) / 50;
        expect(gangRate(batches, size, 50)).toBeGreaterThanOrEqual(node * (1 - 1e-12));
        expect(gangRate(batches, size, 50)).toBeLessThanOrEqual(node * size * (1 + 1e-12));
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
