import { describe, expect, it } from "vitest";
import { exactInterval } from "./checkpoint-interval";
import { type Conditions, stretch } from "./expected-time";
import { flatPart } from "./sensitivity";
import { perHour, seconds } from "./units";

const at: Conditions = {
  rate: perHour(0.125),
  recovery: seconds(225),
  downtime: seconds(1200),
  uploadTail: seconds(0),
  salvage: 0,
  noticeIdle: seconds(0),
};
const c = seconds(30);
const best = exactInterval(c, at.rate);

describe("flatPart", () => {
  it("ends where the loss is just the allowed share above the least", () => {
    const least = stretch(best, c, at);
    for (const end of flatPart(best, seconds(0), c, at, 0.005))
      expect(stretch(end, c, at) - least).toBeCloseTo(0.005, 10);
  });

  it("ends at the shortest interval that an upload allows", () => {
    expect(flatPart(seconds(2000), seconds(2000), c, at, 0.005)[0]).toBe(2000);
  });

  it("is one point where no interval lets the job finish", () => {
    const hopeless = { ...at, recovery: seconds(1e9) };
    expect(flatPart(best, seconds(0), c, hopeless, 0.005)).toEqual([best, best]);
  });
});
