import { describe, expect, it } from "vitest";
import type { PoolEvidence } from "@/lib/schema/evidence";
import { calmestFirst, poolAxis } from "./pool-order";

const pool = (name: string, rate: number | null, upper90: number | null) =>
  ({
    pool: name,
    ratePerInstanceHour: rate,
    interval95: rate === null ? null : [rate / 2, rate * 2],
    upper90,
  }) as PoolEvidence;

describe("the order of pools", () => {
  it("puts the calmest first, bounds behind rates, and pools without hours last", () => {
    const pools = [pool("none", null, null), pool("bound", null, 0.01), pool("wild", 2, 3), pool("calm", 0.1, 0.2)];
    expect(calmestFirst(pools).map((one) => one.pool)).toEqual(["calm", "wild", "bound", "none"]);
  });

  it("has an axis of whole decades around every mark", () => {
    expect(poolAxis([pool("a", 0.3, 0.4)]).ticks).toEqual([0.1, 1]);
    expect(poolAxis([pool("a", 0.03, 0.4), pool("b", 6, 8)]).ticks).toEqual([0.01, 0.1, 1, 10, 100]);
  });

  it("has an axis where no pool has a rate", () => {
    expect(poolAxis([pool("a", null, null)]).ticks).toEqual([0.1, 1]);
    expect(poolAxis([]).ticks).toEqual([0.1, 1]);
  });
});
