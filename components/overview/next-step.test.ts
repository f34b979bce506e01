import { describe, expect, it } from "vitest";
import { nextStep } from "./next-step";

describe("nextStep", () => {
  it("names the points to fix or to measure, in order", () => {
    expect(nextStep({ answer: "fix-first", points: ["fail", "pass", "unknown", "pass", "fail"] })).toEqual({
      key: "fix",
      points: [1, 5],
    });
    expect(nextStep({ answer: "not-enough-evidence", points: ["pass", "unknown", "unknown", "pass", "pass"] })).toEqual(
      { key: "measure", points: [2, 3] },
    );
  });

  it("does not list all five", () => {
    const points = Array(5).fill("unknown") as ["unknown", "unknown", "unknown", "unknown", "unknown"];
    expect(nextStep({ answer: "not-enough-evidence", points }).key).toBe("measureAll");
  });

  it("tells a short job from one that is not cheaper on Spot", () => {
    expect(nextStep({ answer: "use-on-demand", points: ["pass", "pass", "pass", "fail", "pass"] }).key).toBe("short");
    expect(nextStep({ answer: "use-on-demand", points: ["pass", "pass", "pass", "pass", "pass"] }).key).toBe(
      "economics",
    );
  });
});
