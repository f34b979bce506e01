import type { Judged } from "./admission/evidence";
import type { PlanRequest, Statement, StoragePlan } from "./plan-types";
import { say } from "./statement";

/** What a reader should know beside the numbers: limits of the method, and what does not fit. */
export function notesOf(judged: Judged, storage: StoragePlan | null, request: PlanRequest): Statement[] {
  const { interval, rate, planningRate, clustered, job, evidence } = judged;
  const onDemandEvery = (judged.cost ?? judged.costAtUpper90)?.onDemandEverySeconds ?? null;
  const { maxLostWorkSeconds: allowed, storageQuotaGigabytes: quota } = request;
  const notes: (Statement | null)[] = [
    storage && say("note.localDies", {}),
    interval?.bestFrom === "exact"
      ? say("note.firstOrder", { youngSeconds: interval.youngSeconds, exactSeconds: interval.exactSeconds })
      : null,
    clustered && rate.upper90 !== null && planningRate !== null
      ? say("note.clustered", { wideRate: planningRate, plainRate: rate.upper90 })
      : null,
    evidence.borrowed ? say("note.borrowed", {}) : null,
    job.salvage > 0 ? say("note.salvageFormula", {}) : null,
    storage?.fitsQuota === false && quota !== undefined
      ? say("note.overQuota", {
          gigabytesValue: storage.gigabytes ?? 0,
          quotaValue: quota,
          fittingCount: storage.keepThatFits ?? 0,
        })
      : null,
    storage && allowed !== undefined && storage.objectEverySeconds > allowed
      ? say("note.lossBeyondAllowed", { everySeconds: storage.objectEverySeconds, allowedSeconds: allowed })
      : null,
    onDemandEvery === null ? null : say("note.onDemandSaves", { everySeconds: onDemandEvery }),
  ];
  return notes.filter((note) => note !== null);
}
