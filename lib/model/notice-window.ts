import type { NoticePlan } from "./plan-types";
import { type Seconds, seconds } from "./units";

export type NoticeNeed = {
  /** Poll and reaction; null where nobody said. */
  detection: Seconds | null;
  /** The step that is running when the notice comes. */
  step: Seconds | null;
  /** p90 of save and upload, or the least that it can be. */
  save: Seconds;
  /** Whether `save` is all of it: the blocking time alone says nothing about the upload. */
  saveIsWhole: boolean;
};

/** A need that is too long without its missing parts cannot fit; one that is not says nothing. */
const fits = (needed: number, isWhole: boolean, window: number) => (needed > window ? false : isWhole ? true : null);

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
  const isWhole = need.detection !== null && need.step !== null && need.saveIsWhole;
  const left = window === null ? 0 : window - before;
  const { gigabytes, megabytesPerSecond } = checkpoint;
  return {
    neededSeconds: needed,
    availableSeconds: window,
    fits: window === null ? null : fits(needed, isWhole, window),
    parts: {
      detectionSeconds: need.detection,
      stepSeconds: need.step,
      saveSeconds: need.saveIsWhole ? need.save : null,
    },
    spareSeconds: window === null ? null : window - needed,
    gigabytesThatFit: left > 0 && megabytesPerSecond !== null ? (left * megabytesPerSecond) / 1000 : null,
    megabytesPerSecondThatFit: left > 0 && gigabytes !== null ? (gigabytes * 1000) / left : null,
  };
}

/**
 * The same need against another window.
 *
 * @param megabytesPerSecond write bandwidth; null where it is unknown
 * @returns what is left over, below 0 where it does not fit, and how much is written when the stop comes
 */
export function noticeAgainst(notice: NoticePlan, windowSeconds: number, megabytesPerSecond: number | null) {
  const { detectionSeconds, stepSeconds, saveSeconds } = notice.parts;
  if (notice.neededSeconds === null) return { fits: null, spareSeconds: null, gigabytesWritten: null };
  const isWhole = detectionSeconds !== null && stepSeconds !== null && saveSeconds !== null;
  const left = Math.max(0, windowSeconds - (detectionSeconds ?? 0) - (stepSeconds ?? 0));
  return {
    fits: fits(notice.neededSeconds, isWhole, windowSeconds),
    spareSeconds: windowSeconds - notice.neededSeconds,
    gigabytesWritten: isWhole && megabytesPerSecond !== null ? (left * megabytesPerSecond) / 1000 : null,
  };
}

/** What training stands still for after a notice, w: from the end of the running step to the stop. */
export const noticeIdle = (window: Seconds, need: Pick<NoticeNeed, "detection" | "step">): Seconds =>
  seconds(Math.max(0, window - (need.detection ?? 0) - (need.step ?? 0)));

/** One emergency save that needs half the window or more leaves little room for a slow one. */
export const noticeIsTight = (save: Seconds, window: Seconds) => save >= window / 2;
