import type { NoticePlan } from "./plan-types";
import { normalCdf } from "./statistics/distributions";
import { type Seconds, seconds } from "./units";

export type NoticeNeed = {
  /** Poll and reaction; null where nobody said. */
  detection: Seconds | null;
  /** The step that is running when the notice comes. */
  step: Seconds | null;
  /** p90 of save and upload. */
  save: Seconds;
};

/**
 * Whether an emergency checkpoint fits the notice: window − detection delay − running step −
 * p90 of save and upload. Unknown parts are left out and reported as null.
 *
 * @param window seconds of warning before the stop; null where it is unknown
 */
export function noticeFeasibility(
  need: NoticeNeed,
  window: Seconds | null,
  checkpoint: { gigabytes: number | null; megabytesPerSecond: number | null },
): NoticePlan {
  const before = (need.detection ?? 0) + (need.step ?? 0);
  const needed = before + need.save;
  const left = window === null ? 0 : window - before;
  const { gigabytes, megabytesPerSecond } = checkpoint;
  return {
    neededSeconds: needed,
    availableSeconds: window,
    fits: window === null ? null : needed <= window,
    parts: { detectionSeconds: need.detection, stepSeconds: need.step, saveSeconds: need.save },
    spareSeconds: window === null ? null : window - needed,
    gigabytesThatFit: left > 0 && megabytesPerSecond !== null ? (left * megabytesPerSecond) / 1000 : null,
    megabytesPerSecondThatFit: left > 0 && gigabytes !== null ? (gigabytes * 1000) / left : null,
  };
}

/** What training stands still for after a notice, w: from the end of the running step to the stop. */
export const noticeIdle = (window: Seconds, need: NoticeNeed): Seconds =>
  seconds(Math.max(0, window - (need.detection ?? 0) - (need.step ?? 0)));

/** One emergency save that needs half the window or more leaves little room for a slow one. */
export const noticeIsTight = (save: Seconds, window: Seconds) => save >= window / 2;

/** Probability that a save of fixed length fits, the notice being found by a poll at a uniform phase. */
export const rescueProbability = (window: Seconds, save: Seconds, delay: Seconds, poll: Seconds) => {
  const spare = window - delay - save;
  return poll > 0 ? Math.min(1, Math.max(0, spare / poll)) : spare >= 0 ? 1 : 0;
};

/** The same for a save of log-normal length; `sigma` is the deviation of its logarithm, > 0. */
export const rescueProbabilityLogNormal = (
  window: Seconds,
  save: { median: Seconds; sigma: number },
  delay: Seconds,
) => (window > delay ? normalCdf((Math.log(window - delay) - Math.log(save.median)) / save.sigma) : 0);
