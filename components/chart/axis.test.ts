import { describe, expect, it } from "vitest";
import { axisOver, durationTicks, logScale, ticksFromZero } from "./axis";

describe("scales", () => {
  it("puts the geometric middle of a logarithmic axis at half its length", () => {
    expect(logScale([60, 6000])(600)).toBeCloseTo(50, 10);
    expect(logScale([60, 6000])(0)).toBe(Number.NEGATIVE_INFINITY);
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

  it.each([
    [93, [0, 50, 100]],
    [120, [0, 50, 100, 150]],
    [1, [0, 0.5, 1]],
  ])("reach past a bar that ends at %d", (highest, wanted) => {
    const { scale, ticks } = axisOver(highest, 3, 1.32);
    expect(ticks).toEqual(wanted);
    expect(scale(ticks.at(-1) ?? 0)).toBeLessThanOrEqual(100);
  });

  it("is an axis still where there is nothing", () => {
    expect(axisOver(0, 3, 1.32).ticks).toEqual([0]);
  });
});
