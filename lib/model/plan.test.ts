import { describe, expect, it } from "vitest";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { computePlan } from "./plan";

const { interval, curve, cost, rate, assumptions, absent } = computePlan(SOUND_REQUEST);

describe("the plan of a project in order", () => {
  it("names Young's 21 min 55 s, and aims at three quarters of it", () => {
    expect(interval?.youngSeconds).toBeCloseTo(1314.534, 3);
    expect(interval?.bestFrom).toBe("young");
    expect(interval?.conservativeSeconds).toBeCloseTo(985.9, 1);
    expect(interval?.steps).toBe(430);
  });

  it("shows τ* as a band, from the rate's own limits", () => {
    // √(2 · 30 s / λ) at 0.1893 and 0.0783 per hour
    expect(interval?.bandSeconds?.map(Math.round)).toEqual([1068, 1661]);
    expect(rate.interval95?.map((value) => Number(value.toFixed(4)))).toEqual([0.0783, 0.1893]);
  });

  it("knows how little it matters to be near: half a point from 13 min 48 s to 33 min 39 s", () => {
    const [low, high] = interval?.withinHalfPointSeconds ?? [0, 0];
    const lossAt = (tau: number) =>
      curve.reduce((near, point) =>
        Math.abs(Math.log(point.intervalSeconds / tau)) < Math.abs(Math.log(near.intervalSeconds / tau)) ? point : near,
      ).hours.total;
    expect([Math.round(low), Math.round(high)]).toEqual([828, 2019]);
    expect(lossAt(low) - lossAt(1294.61)).toBeCloseTo(0.005 * 107.5, 1);
  });

  it("draws a curve that is lowest at the optimum and includes every marked interval", () => {
    const least = curve.reduce((low, point) => (point.hours.total < low.hours.total ? point : low));
    expect(Math.abs(Math.log(least.intervalSeconds / (interval?.exactSeconds ?? 1)))).toBeLessThan(0.06);
    const marked = [interval?.bestSeconds, interval?.exactSeconds, interval?.conservativeSeconds];
    expect(curve.map((point) => point.intervalSeconds)).toEqual(expect.arrayContaining(marked));
    expect(curve.length).toBeGreaterThanOrEqual(60);
    expect(curve.length).toBeLessThanOrEqual(120);
  });

  it("prices Spot at a third of on-demand", () => {
    expect(cost?.onDemand).toBeCloseTo(609.53, 2);
    expect(cost?.spot).toBeCloseTo(211.2, 0);
    expect(cost?.meetsDeadline).toBe(true);
    expect(absent).toEqual({ interval: null, cost: null, costAtUpper90: null });
    expect(assumptions).toEqual([]);
  });
});

it("plans a job shorter than one interval without a save", () => {
  const short = computePlan({ ...SOUND_REQUEST, usefulWorkHours: 0.1 });
  expect(short.cost?.loss.hours.checkpointing).toBe(0);
  expect(short.checklist[3]?.measured?.unit).toBe("interruptions");
});

it("says what it took for numbers that were left out", () => {
  const bare = computePlan({
    usefulWorkHours: 10,
    checkpointOverheadSeconds: 30,
    spotPricePerHour: 1,
    onDemandPricePerHour: 3,
    ratePerInstanceHour: 0.1,
    instances: 4,
    storagePricePerGigabyteMonth: 1,
  });
  expect(bare.assumptions.map(({ code }) => code)).toEqual([
    "assumed.recovery",
    "assumed.downtime",
    "assumed.detection",
    "assumed.step",
    "assumed.synchronous",
    "assumed.salvage",
    "assumed.gang",
    "assumed.keep",
    "assumed.size",
  ]);
});

it("keeps an upload in flight to one: the interval is no shorter than u − c", () => {
  const slow = computePlan({ ...SOUND_REQUEST, checkpointOverheadSeconds: 1, checkpointLatencySeconds: 2000 });
  expect(slow.interval).toMatchObject({
    asynchronous: true,
    uploadFloorSeconds: 1999,
    conservativeSeconds: 1999,
    exactSeconds: 1999,
  });
  expect(slow.curve[0]?.intervalSeconds).toBeGreaterThanOrEqual(1999);
});

it("refuses a checkpoint that takes no time", () => {
  expect(() => computePlan({ ...SOUND_REQUEST, checkpointOverheadSeconds: 0 })).toThrow(RangeError);
});

it("takes several instances for a gang until somebody says that they are none", () => {
  const { gang, ...unsaid } = SOUND_REQUEST;
  const four = { ...unsaid, instances: 4 };
  expect(computePlan(four).interval).toEqual(computePlan({ ...four, gang: true }).interval);
  expect(computePlan(four).interval?.youngSeconds).toBeCloseTo(1314.534 / 2, 3);
});
