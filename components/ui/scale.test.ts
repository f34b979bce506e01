import { describe, expect, it } from "vitest";
import { clamp, linearScale, logScale } from "./scale";

describe("scales", () => {
  it("places 0.1 halfway between 0.01 and 1 on a log scale", () => {
    const scale = logScale([0.01, 1], [0, 100]);
    expect(scale(0.1)).toBeCloseTo(50, 9);
    expect(scale(1)).toBeCloseTo(100, 9);
  });

  it("puts zero where it belongs on a linear one", () => {
    expect(linearScale([-40, 80], [0, 108])(0)).toBe(36);
  });

  it("keeps marks on the paper", () => {
    expect(clamp(-3, [0, 10])).toBe(0);
    expect(clamp(13, [0, 10])).toBe(10);
    expect(clamp(4, [0, 10])).toBe(4);
  });
});
