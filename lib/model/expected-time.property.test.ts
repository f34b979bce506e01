import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactInterval } from "./checkpoint-interval";
import { type Conditions, expectedJob, expectedSegment, segmentCount, stretch } from "./expected-time";
import { perHour, perSecond, seconds } from "./units";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const SETTINGS = { seed: 20_261_201, numRuns: 400 };
const ROUNDING = 1 + 1e-11;

const overhead = between(0.1, 900).map(seconds);
const conditions: fc.Arbitrary<Conditions> = fc.record({
  rate: between(1e-4, 4).map(perHour),
  recovery: between(0, 1800).map(seconds),
  downtime: between(0, 3600).map(seconds),
  uploadTail: between(0, 600).map(seconds),
  salvage: between(0, 0.99),
  noticeIdle: between(0, 120).map(seconds),
});
const interval = between(30, 20_000).map(seconds);
const work = between(600, 400_000).map(seconds);
const thetaOf = (at: Conditions) => perSecond(at.rate * (1 - at.salvage));

describe("the exact optimum", () => {
  it("is beaten by no interval in E(τ)/τ, whatever R, D, upload and salvage are", () => {
    fc.assert(
      fc.property(overhead, conditions, between(0.05, 20), (c, at, factor) => {
        const best = exactInterval(c, thetaOf(at));
        expect(stretch(best, c, at)).toBeLessThanOrEqual(stretch(seconds(best * factor), c, at) * ROUNDING);
      }),
      SETTINGS,
    );
  });

  it("gives a job's total within one save, at its expected price, of the best", () => {
    fc.assert(
      fc.property(overhead, conditions, work, between(0.05, 20), (c, at, useful, factor) => {
        const best = exactInterval(c, thetaOf(at));
        const atBest = expectedJob(useful, best, c, at).wall;
        const other = expectedJob(useful, seconds(best * factor), c, at).wall;
        const oneSave = expectedSegment(best, c, at).wall - expectedSegment(best, seconds(0), at).wall;
        expect(atBest - other).toBeLessThanOrEqual(oneSave + atBest * 1e-9);
      }),
      SETTINGS,
    );
  });
});

describe("a job at a fixed interval", () => {
  const worse: Record<string, (at: Conditions, c: number, by: number) => [Conditions, number]> = {
    c: (at, c, by) => [at, c * by],
    λ: (at, c, by) => [{ ...at, rate: perSecond(at.rate * by) }, c],
    R: (at, c, by) => [{ ...at, recovery: seconds(at.recovery * by) }, c],
    D: (at, c, by) => [{ ...at, downtime: seconds(at.downtime * by) }, c],
    u: (at, c, by) => [{ ...at, uploadTail: seconds(at.uploadTail * by) }, c],
  };
  it.each(Object.entries(worse))("takes no less time when %s grows", (_, change) => {
    fc.assert(
      fc.property(overhead, conditions, work, interval, between(1, 3), (c, at, useful, every, by) => {
        const [then, longer] = change(at, c, by);
        const before = expectedJob(useful, every, c, at).wall;
        expect(expectedJob(useful, every, seconds(longer), then).wall * ROUNDING).toBeGreaterThanOrEqual(before);
      }),
      SETTINGS,
    );
  });

  it("spends its time on the parts it names, and bills all but the downtime", () => {
    fc.assert(
      fc.property(overhead, conditions, work, interval, (c, at, useful, every) => {
        const job = expectedJob(useful, every, c, at);
        const parts = job.useful + job.checkpointing + job.lostWork + job.recovery + job.downtime;
        expect(Math.abs(parts / job.wall - 1)).toBeLessThan(1e-12);
        expect(Math.abs((job.billed + job.downtime) / job.wall - 1)).toBeLessThan(1e-12);
        expect(Math.abs(job.downtime - job.interruptions * at.downtime)).toBeLessThanOrEqual(job.wall * 1e-12);
        expect(Math.min(...Object.values(job))).toBeGreaterThanOrEqual(0);
      }),
      SETTINGS,
    );
  });

  it("is the closed form, segment by segment", () => {
    fc.assert(
      fc.property(overhead, conditions, interval, (c, at, every) => {
        const theta = thetaOf(at);
        const tail = at.recovery + at.uploadTail * (1 - at.salvage);
        const wasted = at.downtime + at.noticeIdle + Math.expm1(at.rate * tail) * (1 / at.rate + at.downtime);
        const closed = ((1 + at.rate * wasted) * Math.expm1(theta * (every + c))) / theta;
        expect(Math.abs(expectedSegment(every, c, at).wall / closed - 1)).toBeLessThan(1e-10);
      }),
      SETTINGS,
    );
  });

  it("does not care for the unit of time", () => {
    fc.assert(
      fc.property(overhead, conditions, work, interval, between(0.01, 100), (c, at, useful, every, unit) => {
        const scaled: Conditions = {
          rate: perSecond(at.rate / unit),
          recovery: seconds(at.recovery * unit),
          downtime: seconds(at.downtime * unit),
          uploadTail: seconds(at.uploadTail * unit),
          salvage: at.salvage,
          noticeIdle: seconds(at.noticeIdle * unit),
        };
        fc.pre(Math.abs((useful / every) % 1) > 1e-6);
        const job = expectedJob(useful, every, c, at);
        const other = expectedJob(seconds(useful * unit), seconds(every * unit), seconds(c * unit), scaled);
        expect(Math.abs(other.wall / unit / job.wall - 1)).toBeLessThan(1e-10);
        expect(Math.abs(other.interruptions - job.interruptions)).toBeLessThanOrEqual(
          job.interruptions * 1e-10 + 1e-12,
        );
      }),
      SETTINGS,
    );
  });
});

describe("edges", () => {
  const calm: Conditions = {
    rate: perSecond(0),
    recovery: seconds(300),
    downtime: seconds(180),
    uploadTail: seconds(0),
    salvage: 0,
    noticeIdle: seconds(0),
  };

  it("loses nothing but its saves without interruptions", () => {
    const job = expectedJob(seconds(3600), seconds(1000), seconds(10), calm);
    expect([job.wall, job.lostWork, job.interruptions, job.saves]).toEqual([3630, 0, 0, 3]);
  });

  it("opens no further segment for a whole number of intervals", () => {
    expect(segmentCount(seconds(3600), seconds(1200))).toBe(3);
    expect(segmentCount(seconds(0.3), seconds(0.1))).toBe(3);
    expect(segmentCount(seconds(100), seconds(1e9))).toBe(1);
  });

  it("is +Infinity, not NaN, where a job practically never completes", () => {
    const stormy = { ...calm, rate: perSecond(1), downtime: seconds(0) };
    const job = expectedJob(seconds(1e6), seconds(5000), seconds(10), stormy);
    expect(job.wall).toBe(Infinity);
    expect(job.downtime).toBe(0);
    expect(Object.values(job).some(Number.isNaN)).toBe(false);
  });

  it("with q = 1 is E = (1 + λA)(τ + c)", () => {
    const at = { ...calm, rate: perHour(0.5), salvage: 1, noticeIdle: seconds(30) };
    const a = 180 + 30 + Math.expm1(at.rate * 300) * (1 / at.rate + 180);
    expect(expectedSegment(seconds(700), seconds(30), at).wall).toBeCloseTo((1 + at.rate * a) * 730, 8);
  });
});
