import type { Counts } from "../cost";
import type { AdmissionPoint } from "../plan-types";
import { say } from "../statement";
import { cite, type Judged, quietLog } from "./evidence";

/** Own log with enough events, or long enough with at least one; a long log without any is quiet. */
const isEnough = ({ events, exposureHours }: Counts, judged: Judged) =>
  events >= judged.limits.events ||
  (events >= 1 && exposureHours >= judged.limits.exposureInstanceHours) ||
  quietLog(judged);

const countedStatement = ({ events, exposureHours }: Counts, failures: number) =>
  failures === 0
    ? say("rate.counted", { eventsCount: events, exposureHours })
    : say("rate.countedWithFailures", {
        interruptionsCount: events - failures,
        failuresCount: failures,
        eventsCount: events,
        exposureHours,
      });

/** Point 2: the rate is measured and not strongly clustered. */
export function ratePoint(judged: Judged): AdmissionPoint {
  const { counts, rate, limits, evidence, planningRate, clustered } = judged;
  const found = evidence.clustering;
  const byEvents = { value: limits.events, unit: "events" };
  const byIndex = { value: limits.dispersionIndex, unit: "index" };
  const upload = { statement: say("rate.fixUpload", {}) };
  const borrowed = evidence.borrowed ? { borrowed: true as const } : {};

  if (counts === null) {
    const known =
      rate.perInstanceHour === null
        ? say("rate.missing", {})
        : say("rate.declared", { declaredRate: rate.perInstanceHour });
    return {
      id: 2,
      verdict: "unknown",
      measured: null,
      limit: byEvents,
      evidence: [cite(known, undefined)],
      fix: upload,
    };
  }
  const counted = cite(countedStatement(counts, judged.failures), found);
  const byHours = {
    measured: { value: counts.exposureHours, unit: "h" },
    limit: { value: limits.exposureInstanceHours, unit: "h" },
  };
  const byCount = { measured: { value: counts.events, unit: "events" }, limit: byEvents };
  if (!isEnough(counts, judged)) {
    const moreHours = Math.max(0, limits.exposureInstanceHours - counts.exposureHours);
    const shown = counts.events === 0 ? byHours : byCount;
    return {
      id: 2,
      verdict: "unknown",
      ...shown,
      evidence: [counted],
      fix: { statement: say("rate.fixObserve", { moreHours }) },
    };
  }
  // One interruption cannot cluster.
  if (counts.events <= 1) return { id: 2, verdict: "pass", ...byHours, evidence: [counted], fix: null, ...borrowed };
  if (!found) {
    const missing = cite(say("rate.dispersionMissing", {}), undefined);
    const fix = { statement: say("rate.fixTestClustering", {}) };
    return { id: 2, verdict: "unknown", measured: null, limit: byIndex, evidence: [counted, missing], fix };
  }
  const tested = cite(say("rate.dispersion", { indexValue: found.index, pValue: found.p }), found);
  const shown = { measured: { value: found.index, unit: "index" }, limit: byIndex, evidence: [counted, tested] };
  if (!clustered) return { id: 2, verdict: "pass", ...shown, fix: null, ...borrowed };
  return {
    id: 2,
    verdict: "fail",
    ...shown,
    fix: { statement: say("rate.fixClustered", { wideRate: planningRate ?? 0 }) },
  };
}
