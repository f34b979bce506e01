import { stepsOf } from "./checkpoint-interval";
import type { Job } from "./job";
import type { StoragePlan } from "./plan-types";
import type { Seconds } from "./units";

export type StorageLimits = {
  /** Largest progress that may be lost; null where nobody set one. */
  maxLostWork: Seconds | null;
  kept: number | null;
  quotaGigabytes: number | null;
};

/**
 * Local copy every N steps, object storage every M-th of them: M = largest progress that may be
 * lost / interval, at least 1 and no shorter than the upload takes. The local disk dies with a
 * reclaimed instance, so an interruption falls back to the object copy.
 */
export function storagePlan(job: Job, interval: Seconds, limits: StorageLimits): StoragePlan {
  const upload = Math.max(job.writeTime ?? 0, job.asynchronous ? job.latency - job.overhead : 0);
  const byLoss = limits.maxLostWork === null ? 1 : Math.floor(limits.maxLostWork / interval);
  const every = Math.max(1, byLoss, Math.ceil(upload / interval));
  const size = job.gigabytes;
  const gigabytes = limits.kept !== null && size !== null ? limits.kept * size : null;
  const quota = limits.quotaGigabytes;
  return {
    localEverySteps: job.step === null ? null : stepsOf(interval, job.step),
    objectEveryNth: every,
    keep: limits.kept,
    gigabytes,
    objectEverySeconds: every * interval,
    fitsQuota: gigabytes === null || quota === null ? null : gigabytes <= quota,
    keepThatFits: size === null || quota === null ? null : Math.floor(quota / size),
  };
}
