import { jobRate } from "../job";
import type { AdmissionPoint, Quantity } from "../plan-types";
import { say } from "../statement";
import { inHours } from "../units";
import { cite, followsFromBound, type Judged, quietLog } from "./evidence";

/**
 * Point 4: the job is long against τ*, or so short that hardly an interruption is expected even
 * at the upper bound; then money decides.
 */
export function lengthPoint(judged: Judged): AdmissionPoint {
  const { job, rate, planningRate, interval, upperInterval, limits } = judged;
  const best = (interval ?? upperInterval)?.bestSeconds ?? null;
  const byLength: Quantity = { value: limits.jobIntervals, unit: "intervals" };
  if (best === null) {
    const fix = { statement: say("length.fixMeasureRate", {}) };
    const missing = cite(say("length.missing", {}), undefined);
    return { id: 4, verdict: "unknown", measured: null, limit: byLength, evidence: [missing], fix };
  }
  const intervals = job.work / best;
  const atBound = followsFromBound(judged);
  const length = {
    measured: { value: intervals, unit: "intervals" },
    limit: byLength,
    evidence: [
      cite(say("length.intervals", { workHours: inHours(job.work), bestSeconds: best }), undefined),
      ...atBound,
    ],
  };
  const longEnough = intervals >= limits.jobIntervals;
  if (longEnough && (interval !== null || quietLog(judged))) return { id: 4, verdict: "pass", ...length, fix: null };

  const upper = planningRate ?? rate.perInstanceHour ?? 0;
  const expected = jobRate(job, upper) * job.work;
  const few = expected <= limits.interruptionsDuringJob;
  const count = {
    measured: { value: expected, unit: "interruptions" },
    limit: { value: limits.interruptionsDuringJob, unit: "interruptions" },
    evidence: [cite(say("length.interruptions", { expectedValue: expected, upperRate: upper }), undefined), ...atBound],
  };
  if (few && planningRate !== null) return { id: 4, verdict: "pass", ...count, fix: null };
  // Without a bound the true rate may be higher still; without an event it may be far lower.
  const undecided = interval === null ? !quietLog(judged) : few;
  if (undecided) return { id: 4, verdict: "unknown", ...count, fix: { statement: say("length.fixMeasureRate", {}) } };
  return { id: 4, verdict: "fail", ...length, fix: { statement: say("length.fixShort", {}) } };
}
