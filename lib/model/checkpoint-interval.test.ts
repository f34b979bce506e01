import { describe, expect, it } from "vitest";
import {
  CONSERVATIVE_FACTOR,
  CONSERVATIVE_FACTOR_TIGHT_NOTICE,
  conservativeInterval,
  dalyInterval,
  exactInterval,
  stepsOf,
  uploadFloor,
  youngInterval,
  youngIsGood,
} from "./checkpoint-interval";
import { stretch } from "./expected-time";
import { perHour, perSecond, seconds } from "./units";

const c = (value: number) => seconds(value);
const PER_8_H = perHour(1 / 8);

describe("youngInterval", () => {
  it("is 21 min 55 s for a 30 s checkpoint and one interruption in 8 h", () => {
    // sqrt(2 · 30 s · 28 800 s), by hand
    expect(youngInterval(c(30), PER_8_H)).toBeCloseTo(1314.534, 3);
  });

  it.each([
    [0, 0.25],
    [120, 0],
    [Number.NaN, 0.25],
    [-1, 1],
    [Infinity, 1],
    [1, Infinity],
  ])("rejects c = %d s, λ = %d per h", (overhead, rate) => {
    for (const interval of [youngInterval, dalyInterval, exactInterval]) {
      expect(() => interval(c(overhead), perHour(rate))).toThrow(RangeError);
    }
  });

  it("survives where c/λ would leave the doubles", () => {
    expect(youngInterval(c(1e-200), perSecond(1e200))).toBeGreaterThan(0);
    expect(youngInterval(c(1e200), perSecond(1e-200))).toBeLessThan(Infinity);
  });
});

describe("exactInterval", () => {
  it("keeps its digits far below the mean time between interruptions", () => {
    // τ = √(2cM)·(1 − √(2c/M)/3·…): with c/M = 1e-16 Young is right to 5e-9
    expect(exactInterval(c(1e-6), perSecond(1e-10)) / youngInterval(c(1e-6), perSecond(1e-10))).toBeCloseTo(1, 7);
  });

  it("goes towards M, and never beyond it, when a save takes longer than M", () => {
    const mean = 600;
    expect(exactInterval(c(60_000), perSecond(1 / mean))).toBeLessThanOrEqual(mean);
    expect(exactInterval(c(60_000), perSecond(1 / mean))).toBeCloseTo(mean, 9);
  });

  it("satisfies Lambert's equation", () => {
    const [overhead, mean] = [300, 600];
    const w = exactInterval(c(overhead), perSecond(1 / mean)) / mean - 1;
    expect(w * Math.exp(w)).toBeCloseTo(-Math.exp(-1 - overhead / mean), 14);
  });
});

it("calls Young good within 5 % of the exact optimum", () => {
  expect(youngIsGood(seconds(105), seconds(100))).toBe(true);
  expect(youngIsGood(seconds(105.1), seconds(100))).toBe(false);
});

it("is conservative, and never longer than the exact optimum", () => {
  expect(conservativeInterval(seconds(1000), seconds(980), 0.75)).toBe(750);
  expect(conservativeInterval(seconds(1000), seconds(500), 0.75)).toBe(500);
});

it("has Daly's estimate within 0.55 % of the exact optimum up to c/M = ½", () => {
  const off = Array.from({ length: 500 }, (_, step) => {
    const [overhead, rate] = [seconds((step + 1) / 1000), perSecond(1)];
    return Math.abs(dalyInterval(overhead, rate) / exactInterval(overhead, rate) - 1);
  });
  expect(Math.max(...off)).toBeCloseTo(0.0055, 4);
});

it.each([
  [CONSERVATIVE_FACTOR, 0.042],
  [CONSERVATIVE_FACTOR_TIGHT_NOTICE, 0.064],
])("loses with the factor %d of Young's interval a share of %d of what depends on the interval", (factor, share) => {
  // c/τ + λτ/2, and the same from the exact form where c is far below M.
  const [overhead, rate] = [seconds(0.001), perSecond(1e-5)];
  const conditions = {
    rate,
    recovery: seconds(0),
    downtime: seconds(0),
    uploadTail: seconds(0),
    salvage: 0,
    noticeIdle: seconds(0),
  };
  const best = youngInterval(overhead, rate);
  const firstOrder = (interval: number) => overhead / interval + (rate * interval) / 2;
  const exact = (interval: number) => stretch(seconds(interval), overhead, conditions) - 1;
  for (const loss of [firstOrder, exact]) expect(loss(factor * best) / loss(best) - 1).toBeCloseTo(share, 3);
});

it("counts whole steps, at least one", () => {
  expect(stepsOf(seconds(985.9), seconds(2.29))).toBe(430);
  expect(stepsOf(seconds(10), seconds(60))).toBe(1);
});

it("lets one upload fly at a time", () => {
  expect(uploadFloor(seconds(5), seconds(90))).toBe(85);
  expect(uploadFloor(seconds(30), seconds(30))).toBe(0);
});
