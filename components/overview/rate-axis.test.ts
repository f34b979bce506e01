import { describe, expect, it } from "vitest";
import { rateAxis } from "./rate-axis";

const rate = (perInstanceHour: number | null, interval95: [number, number] | null, upper90: number | null = null) => ({
  events: 1,
  exposureInstanceHours: 1,
  perInstanceHour,
  interval95,
  upper90,
});

describe("rateAxis", () => {
  it("spans 0.01 to 1 when nothing asks for more", () => {
    expect(rateAxis([])).toEqual({ domain: [0.01, 1], ticks: [0.01, 0.1, 1] });
    expect(rateAxis([rate(0.125, [0.078, 0.189])]).domain).toEqual([0.01, 1]);
  });

  it("grows by whole decades to hold intervals and bounds", () => {
    expect(rateAxis([rate(0.9, [0.5, 1.9])]).ticks).toEqual([0.01, 0.1, 1, 10]);
    expect(rateAxis([rate(null, null, 0.0047)]).domain).toEqual([0.001, 1]);
  });

  it("leaves what is off any reasonable scale to the arrows", () => {
    expect(rateAxis([rate(5_000, [1e-9, 1e9])]).domain).toEqual([0.01, 1]);
  });
});
