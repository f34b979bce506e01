import { expm1MinusX } from "./exponential";
import { type PerSecond, type Seconds, seconds } from "./units";

/** What a job meets while it runs; exponential interruptions. */
export type Conditions = {
  /** λ of the whole job. */
  rate: PerSecond;
  /** R: ready to computing again, billed. */
  recovery: Seconds;
  /** D: until a new instance stands, not billed. */
  downtime: Seconds;
  /** u of an asynchronous save, which an interruption loses on top; 0 for a synchronous one. */
  uploadTail: Seconds;
  /** q, 0 to 1: share of interruptions whose emergency checkpoint became durable. */
  salvage: number;
  /** w: from the stop of training to the end of the notice, billed. */
  noticeIdle: Seconds;
};

/** Expected seconds by where they went. They add up to `wall`; without `downtime`, to `billed`. */
export type TimeLedger = {
  useful: Seconds;
  checkpointing: Seconds;
  lostWork: Seconds;
  recovery: Seconds;
  downtime: Seconds;
  wall: Seconds;
  billed: Seconds;
  interruptions: number;
  /** Saves that became durable, emergency saves included. */
  saves: number;
};

/** An endless count of things that take nothing is nothing, not NaN. */
export const product = (count: number, each: number) => (each === 0 ? 0 : count * each);

function segment(work: Seconds, save: Seconds, at: Conditions): TimeLedger {
  const length = work + save;
  const theta = at.rate * (1 - at.salvage);
  const running = theta > 0 ? Math.expm1(theta * length) / theta : length;
  const rework = theta > 0 ? expm1MinusX(theta * length) / theta : 0;
  const struck = at.rate * running;
  // With a rescue only the share 1 − q loses the upload in flight.
  const tail = at.uploadTail * (1 - at.salvage);
  const restore = at.rate > 0 ? product(struck, Math.expm1(at.rate * at.recovery) / at.rate) : 0;
  const restoreAgain =
    at.rate > 0 ? product(struck * Math.exp(at.rate * at.recovery), Math.expm1(at.rate * tail) / at.rate) : 0;
  const interruptions = struck * Math.exp(at.rate * (at.recovery + tail));
  const checkpointing = save + product(struck, at.noticeIdle);
  const lostWork = rework + restoreAgain;
  const downtime = product(interruptions, at.downtime);
  const billed = work + checkpointing + lostWork + restore;
  return {
    useful: work,
    checkpointing: seconds(checkpointing),
    lostWork: seconds(lostWork),
    recovery: seconds(restore),
    downtime: seconds(downtime),
    wall: seconds(billed + downtime),
    billed: seconds(billed),
    interruptions,
    saves: (save > 0 ? 1 : 0) + product(struck, at.salvage),
  };
}

/**
 * One segment of `work` followed by a save, started again from the last save after every
 * interruption: E = e^(λR)·(1/λ + D)·(e^(λ(τ+c)) − 1); asynchronous with R + u in place of R;
 * with salvage E = (1 + λA)(e^(θ(τ+c)) − 1)/θ, θ = λ(1−q), A = D + w + (e^(λR) − 1)(1/λ + D).
 *
 * @returns seconds; +Infinity where the segment practically never completes
 */
export const expectedSegment = (work: Seconds, save: Seconds, conditions: Conditions): TimeLedger =>
  segment(work, save, conditions);

/** Rounding must not open one more segment for a job that is a whole number of intervals. */
const WHOLE = 1e-9;

/** Segments of a job; the last one holds the rest and does not save. */
export const segmentCount = (work: Seconds, interval: Seconds) => Math.max(1, Math.ceil(work / interval - WHOLE));

/**
 * A job of `work` useful seconds that saves every `interval`; a sum of segments, the last
 * of which does not save.
 *
 * @param overhead c, blocking seconds of one save
 * @returns seconds; +Infinity where the job practically never completes
 */
export function expectedJob(work: Seconds, interval: Seconds, overhead: Seconds, conditions: Conditions): TimeLedger {
  const full = segmentCount(work, interval) - 1;
  const last = segment(seconds(work - full * interval), seconds(0), conditions);
  if (full === 0) return last;
  const each = segment(interval, overhead, conditions);
  const sum = (part: keyof TimeLedger) => full * each[part] + last[part];
  return {
    useful: work,
    checkpointing: seconds(sum("checkpointing")),
    lostWork: seconds(sum("lostWork")),
    recovery: seconds(sum("recovery")),
    downtime: seconds(sum("downtime")),
    wall: seconds(sum("wall")),
    billed: seconds(sum("billed")),
    interruptions: sum("interruptions"),
    saves: sum("saves"),
  };
}

/**
 * Expected wall-clock seconds per useful second over many segments, E(τ)/τ; the exact
 * optimum minimises it.
 */
export const stretch = (interval: Seconds, overhead: Seconds, conditions: Conditions) =>
  segment(interval, overhead, conditions).wall / interval;
