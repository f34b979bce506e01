import { expect, it } from "vitest";
import type { CurvePoint } from "@/lib/model/plan-types";
import { valueAt } from "./curve-value";

const cost = { lostWork: 0, checkpointing: 0, storage: 0, recovery: 0, total: 0 };
const point = (intervalSeconds: number, total: number): CurvePoint => ({
  intervalSeconds,
  hours: { checkpointing: total, lostWork: 0, recovery: 0, downtime: 0, total },
  cost,
});
const curve = [point(100, 4), point(200, 2), point(400, 1), point(800, 2)];

it.each([
  [100, 4],
  [400, 1],
  [400 * Math.SQRT2, 1.5],
  [99, null],
  [801, null],
])("reads the curve at %d s and nothing beyond its ends", (seconds, total) => {
  const read = valueAt(curve, seconds, (at) => at.hours.total);
  if (total === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(total, 9);
});
