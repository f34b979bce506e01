import { describe, expect, it } from "vitest";
import { clamped, decadeTicks, durationTicks, linearScale, logScale, ticksFromZero } from "./axis";

describe("scales", () => {
  it("puts the geometric middle of a logarithmic axis at half its length", () => {
    expect(logScale([60, 6000])(600)).toBeCloseTo(50, 10);
    expect(logScale([60, 6000])(0)).toBe(Number.NEGATIVE_INFINITY);
  });

  it("keeps marks on the axis when clamped", () => {
    expect(clamped(linearScale([0, 10]))(25)).toBe(100);
    expect(clamped(logScale([1, 10]))(0)).toBe(0);
  });
});

describe("ticks", () => {
  it.each([
    [612, [0, 200, 400, 600]],
    [25, [0, 5, 10, 15, 20, 25]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [0, [0]],
  ])("counts from zero to %d in round steps", (highest, ticks) => {
    expect(ticksFromZero(highest)).toEqual(ticks);
  });

  it("names round durations between 3 min and 3 h", () => {
    expect(durationTicks([180, 10_800], 5)).toEqual([180, 300, 600, 900, 1200, 1800, 2700, 3600, 7200, 10_800]);
    expect(durationTicks([180, 10_800], 20)).toEqual([180, 600, 1800, 7200]);
  });

  it("names the decades of a rate axis", () => {
    expect(decadeTicks([0.004, 30])).toEqual([0.01, 0.1, 1, 10]);
  });
});
