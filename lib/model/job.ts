import { uploadFloor } from "./checkpoint-interval";
import type { Conditions } from "./expected-time";
import { noticeFeasibility, noticeIdle } from "./notice-window";
import type { NoticePlan, PlanRequest, Statement } from "./plan-types";
import { say } from "./statement";
import { fromHours, perHour, type Seconds, seconds, writeTime } from "./units";

/** q is measured, and a measured share never proves that every rescue will succeed. */
const MOST_SALVAGE = 0.99;

/** A request in SI units, with what was left out taken as the plan says in `assumptions`. */
export type Job = {
  work: Seconds;
  step: Seconds | null;
  instances: number;
  gang: boolean;
  /** c and u; u equals c for a synchronous save. */
  overhead: Seconds;
  latency: Seconds;
  asynchronous: boolean;
  /** Restore, and the extra steps after it. */
  recovery: Seconds;
  downtime: Seconds;
  salvage: number;
  noticeIdle: Seconds;
  notice: NoticePlan;
  /** p90 of an emergency save, upload included. */
  emergencySave: Seconds;
  gigabytes: number | null;
  writeTime: Seconds | null;
  prices: {
    spot: number;
    onDemand: number;
    reserved: number | null;
    storagePerGigabyteMonth: number;
    perCheckpointWrite: number;
    transferPerGigabyte: number;
    engineering: number;
  };
  kept: number;
  onDemandFailuresPerInstanceHour: number;
  assumptions: Statement[];
};

const optional = (value: number | undefined) => (value === undefined ? null : seconds(value));

function assumptionsOf(request: PlanRequest): Statement[] {
  const left: (Statement | null)[] = [
    request.recoverySeconds === undefined ? say("assumed.recovery", {}) : null,
    request.downtimeSeconds === undefined ? say("assumed.downtime", {}) : null,
    request.detectionDelaySeconds === undefined ? say("assumed.detection", {}) : null,
    request.stepSeconds === undefined ? say("assumed.step", {}) : null,
    request.checkpointLatencySeconds === undefined ? say("assumed.synchronous", {}) : null,
    request.salvageProbability === undefined ? say("assumed.salvage", {}) : null,
    request.instances === undefined ? say("assumed.instances", {}) : null,
    request.gang === undefined && (request.instances ?? 1) > 1
      ? say("assumed.gang", { instancesCount: request.instances ?? 1 })
      : null,
    request.checkpointsKept === undefined ? say("assumed.keep", {}) : null,
    request.checkpointGigabytes === undefined ? say("assumed.size", {}) : null,
    request.storagePricePerGigabyteMonth === undefined ? say("assumed.storagePrice", {}) : null,
  ];
  return left.filter((statement) => statement !== null);
}

/** Latency, or the blocking time of a synchronous save, but never quicker than the size at the bandwidth. */
const emergencySave = (latency: Seconds, write: Seconds | null) => seconds(Math.max(write ?? 0, latency));

/**
 * The request in SI units. A number that is missing is taken as `assumptions` says.
 *
 * @param request with c > 0, u ≥ c where it is given, at least one instance, q from 0 to 1
 */
export function jobOf(request: PlanRequest): Job {
  const { checkpointGigabytes, writeMegabytesPerSecond } = request;
  const overhead = seconds(request.checkpointOverheadSeconds);
  const latency = seconds(Math.max(overhead, request.checkpointLatencySeconds ?? overhead));
  const sized = checkpointGigabytes !== undefined && writeMegabytesPerSecond !== undefined;
  const write = sized ? writeTime(checkpointGigabytes, writeMegabytesPerSecond) : null;
  const window = optional(request.noticeSeconds);
  const need = {
    detection: optional(request.detectionDelaySeconds),
    step: optional(request.stepSeconds),
    save: emergencySave(latency, write),
    saveIsWhole: request.checkpointLatencySeconds !== undefined || write !== null,
  };
  const salvage = Math.min(MOST_SALVAGE, request.salvageProbability ?? 0);
  return {
    work: fromHours(request.usefulWorkHours),
    step: need.step,
    instances: request.instances ?? 1,
    gang: request.gang ?? true,
    overhead,
    latency,
    asynchronous: latency > overhead,
    recovery: seconds(
      (request.recoverySeconds ?? 0) + (request.extraStepsAfterResume ?? 0) * (request.stepSeconds ?? 0),
    ),
    downtime: seconds(request.downtimeSeconds ?? 0),
    salvage,
    noticeIdle:
      salvage > 0
        ? noticeIdle(window ?? need.save, window === null ? { ...need, detection: null, step: null } : need)
        : seconds(0),
    notice: noticeFeasibility(need, window, {
      gigabytes: checkpointGigabytes ?? null,
      megabytesPerSecond: writeMegabytesPerSecond ?? null,
    }),
    emergencySave: need.save,
    gigabytes: checkpointGigabytes ?? null,
    writeTime: write,
    prices: {
      spot: request.spotPricePerHour,
      onDemand: request.onDemandPricePerHour,
      reserved: request.reservedPricePerHour ?? null,
      storagePerGigabyteMonth: request.storagePricePerGigabyteMonth ?? 0,
      perCheckpointWrite: request.pricePerCheckpointWrite ?? 0,
      transferPerGigabyte: request.transferPricePerGigabyte ?? 0,
      engineering: request.engineeringCost ?? 0,
    },
    kept: request.checkpointsKept ?? 1,
    onDemandFailuresPerInstanceHour: request.onDemandFailuresPerInstanceHour ?? 0,
    assumptions: assumptionsOf(request),
  };
}

/** Rate of one job: losing one instance of a gang stops all of it. */
export const jobRate = (job: Job, ratePerInstanceHour: number) =>
  perHour(ratePerInstanceHour * (job.gang ? job.instances : 1));

/** Instances that form no gang are jobs of their own. */
export const jobCount = (job: Job) => (job.gang ? 1 : job.instances);

export const conditionsAt = (job: Job, ratePerInstanceHour: number): Conditions => ({
  rate: jobRate(job, ratePerInstanceHour),
  recovery: job.recovery,
  downtime: job.downtime,
  uploadTail: seconds(job.asynchronous ? job.latency : 0),
  salvage: job.salvage,
  noticeIdle: job.noticeIdle,
});

export const shortestInterval = (job: Job) => (job.asynchronous ? uploadFloor(job.overhead, job.latency) : seconds(0));
