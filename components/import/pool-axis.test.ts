import { describe, expect, it } from "vitest";
import type { PoolEvidence } from "@/lib/schema/evidence";
import { poolAxis } from "./pool-axis";

const pool = (name: string, rate: number | null, upper90: number | null) =>
  ({
    pool: name,
    ratePerInstanceHour: rate,
    interval95: rate === null ? null : [rate / 2, rate * 2],
    upper90,
  }) as PoolEvidence;

describe("the axis of pools", () => {
  it("has whole decades around every mark", () => {
    expect(poolAxis([pool("a", 0.3, 0.4)]).ticks).toEqual([0.1, 1]);
    expect(poolAxis([pool("a", 0.03, 0.4), pool("b", 6, 8)]).ticks).toEqual([0.01, 0.1, 1, 10, 100]);
  });

  it("is there where no pool has a rate", () => {
    expect(poolAxis([pool("a", null, null)]).ticks).toEqual([0.1, 1]);
    expect(poolAxis([]).ticks).toEqual([0.1, 1]);
  });
});
