import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RangeMark } from "./range-mark";
import { logScale } from "./scale";

const scale = logScale([0.01, 1], [0, 100]);
const drawn = (props: Partial<Parameters<typeof RangeMark>[0]>) =>
  renderToStaticMarkup(<RangeMark scale={scale} width={100} {...props} />);

describe("RangeMark", () => {
  it("puts the dot on its interval", () => {
    const svg = drawn({ value: 0.1, range: [0.05, 0.2] });
    expect(svg).toContain('cx="50"');
    expect(svg).toMatch(/x1="34\.9\d*" x2="65\.0\d*"/);
  });

  it("shows an upper bound without any dot", () => {
    const svg = drawn({ upperBound: 0.1 });
    expect(svg).not.toContain("<circle");
    expect(svg).toContain("#p-past");
  });

  it("turns what lies off the scale into an arrow, never a clipped dot", () => {
    expect(drawn({ value: 5, range: [2, 9] })).not.toContain("<circle");
    expect(drawn({ value: 0.001 })).not.toContain("<circle");
  });

  it("draws nothing for what is not known", () => {
    expect(drawn({ value: null, range: null, upperBound: null })).not.toMatch(/<circle|<path|<rect|NaN/);
  });

  it("is a decoration unless it is named", () => {
    expect(drawn({ value: 0.1 })).toContain('aria-hidden="true"');
    expect(drawn({ value: 0.1, label: "95 % interval" })).toContain('role="img" aria-label="95 % interval"');
  });
});
