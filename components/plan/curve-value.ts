import type { CurvePoint } from "@/lib/model/plan-types";

/** The value of the curve at an interval between two of its points, straight on the logarithmic axis. */
export function valueAt(
  curve: readonly CurvePoint[],
  seconds: number,
  value: (point: CurvePoint) => number,
): number | null {
  const after = curve.findIndex((point) => point.intervalSeconds >= seconds);
  const right = curve[after];
  if (!right) return null;
  const left = curve[after - 1];
  if (!left) return right.intervalSeconds === seconds ? value(right) : null;
  const share = Math.log(seconds / left.intervalSeconds) / Math.log(right.intervalSeconds / left.intervalSeconds);
  return value(left) + (value(right) - value(left)) * share;
}
