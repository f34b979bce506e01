import { compareCost } from "../cost";
import { jobRate } from "../job";
import type { AdmissionPoint, Quantity } from "../plan-types";
import { say } from "../statement";
import { seconds } from "../units";
import { cite, followsFromBound, type Judged, quietLog } from "./evidence";

/** c/(τ* + c): the share of the time that saving takes at the best interval. */
const shareAt = (overhead: number, best: number) => overhead / (best + overhead);

/** The blocking time that would just pass, by Young's formula: c = 2/θ · (s/(1−s))². */
function passingOverhead({ job, rate, planningRate, limits }: Judged): number {
  const known = rate.perInstanceHour ?? planningRate;
  if (known === null) return limits.overheadP90Seconds;
  const odds = limits.overheadShare / (1 - limits.overheadShare);
  const theta = jobRate(job, known) * (1 - job.salvage);
  return Math.min(limits.overheadP90Seconds, (2 / theta) * odds ** 2);
}

function fixOf(judged: Judged): AdmissionPoint["fix"] {
  const { job, cost, costAtUpper90, counts } = judged;
  const basis = cost ?? costAtUpper90;
  const target = passingOverhead(judged);
  const shorter = { statement: say("overhead.fixShorter", { targetAdvice: target }), seconds: target };
  if (job.asynchronous || basis === null || !(target < job.overhead)) return shorter;
  const asynchronous = { ...job, overhead: seconds(target), asynchronous: true };
  const interval = seconds(Math.max(basis.intervalSeconds, job.latency - target));
  const then = compareCost(asynchronous, interval, basis.ratePerInstanceHour, counts, null);
  const saved = then === null ? 0 : basis.spot - then.spot;
  if (!(saved > 0)) return shorter;
  return {
    statement: say("overhead.fixAsynchronous", { targetAdvice: target, savedMoney: saved }),
    seconds: target,
    money: saved,
  };
}

/** Point 1: blocking time is small, and measured. */
export function overheadPoint(judged: Judged): AdmissionPoint {
  const { job, interval, upperInterval, limits } = judged;
  const found = judged.evidence.overheadSeconds;
  const best = (interval ?? upperInterval)?.bestSeconds ?? null;
  const share = best === null ? null : shareAt(job.overhead, best);
  const byShare: Quantity = { value: limits.overheadShare, unit: "share" };
  const samplesMissing = { neededCount: Math.max(1, limits.overheadSamples - (found?.samples ?? 0)) };
  const time = { statement: say("overhead.fixTime", samplesMissing) };
  const point = { id: 1, limit: byShare, measured: null } as const;

  if (!found?.measured) {
    const declared = cite(say("overhead.declared", { declaredSeconds: job.overhead }), found);
    return { ...point, verdict: "unknown", evidence: [declared], fix: time };
  }
  const stated =
    share === null
      ? say("overhead.measuredWithoutRate", { p90Seconds: found.p90, samplesCount: found.samples })
      : say("overhead.measured", { p90Seconds: found.p90, samplesCount: found.samples, overheadShare: share });
  if (found.samples < limits.overheadSamples) {
    const few = say("overhead.tooFewSamples", { samplesCount: found.samples, limitCount: limits.overheadSamples });
    return { ...point, verdict: "unknown", evidence: [cite(stated, found), cite(few, found)], fix: time };
  }
  const measured = share === null ? null : { value: share, unit: "share" };
  if (found.p90 > limits.overheadP90Seconds) {
    return {
      id: 1,
      verdict: "fail",
      measured: { value: found.p90, unit: "s" },
      limit: { value: limits.overheadP90Seconds, unit: "s" },
      evidence: [cite(stated, found)],
      fix: fixOf(judged),
    };
  }
  const certain = interval !== null || quietLog(judged);
  const within = share !== null && share <= limits.overheadShare;
  const verdict = within ? "pass" : share !== null && certain ? "fail" : "unknown";
  const fix = { pass: null, fail: fixOf(judged), unknown: { statement: say("rate.fixUpload", {}) } }[verdict];
  const evidence = [cite(stated, found), ...(share === null ? [] : followsFromBound(judged))];
  return { id: 1, verdict, measured, limit: byShare, evidence, fix };
}
