import { expect, it } from "vitest";
import { fixPath } from "./point-fix-place";

it.each([
  ["overhead.fixTime", "/projects/p/measurements"],
  ["missing.overhead", "/projects/p/measurements"],
  ["missing.usefulWork", "/projects/p/settings#usefulWorkHours"],
  ["rate.fixUpload", "/projects/p/interruptions"],
  ["resume.fixVerify", "/projects/p/measurements"],
  ["length.fixMeasureRate", "/projects/p/interruptions"],
  ["length.fixShort", "/projects/p/settings#usefulWorkHours"],
  ["trajectory.fixState", "/projects/p/settings#trajectoryDemand"],
])("%s is done at %s", (code, path) => {
  expect(fixPath("p", code)).toBe(path);
});
