import { DEFAULT_LIMITS } from "./admission/limits";
import { computePlan } from "./plan";
import type { AdmissionLimits, AdmissionPoint, Plan, PlanRequest, Quantity, Statement, Verdict } from "./plan-types";
import { say } from "./statement";

/** What stands in for a missing number while the rest is computed; nothing that depends on it is kept. */
export type StandIns = Pick<
  PlanRequest,
  "usefulWorkHours" | "checkpointOverheadSeconds" | "spotPricePerHour" | "onDemandPricePerHour"
>;
const STAND_INS: StandIns = {
  usefulWorkHours: 1,
  checkpointOverheadSeconds: 1,
  spotPricePerHour: 1,
  onDemandPricePerHour: 1,
};

/** What a project has told so far. `asynchronous` is said by the mode of its samples. */
export type PartialRequest = { request: Partial<PlanRequest>; asynchronous: boolean };

type Missing = { work: boolean; prices: boolean; overhead: boolean; latency: boolean };

const missingIn = ({ request, asynchronous }: PartialRequest): Missing => ({
  work: request.usefulWorkHours === undefined,
  prices: request.spotPricePerHour === undefined || request.onDemandPricePerHour === undefined,
  overhead: request.checkpointOverheadSeconds === undefined,
  // Taken as synchronous, an upload in flight would cost nothing.
  latency: asynchronous && request.checkpointLatencySeconds === undefined,
});

const isComplete = (request: Partial<PlanRequest>, missing: Missing): request is PlanRequest =>
  !Object.values(missing).some(Boolean);

/**
 * The plan of a project that may still lack numbers: what can be known is known, the rest is null
 * or unknown, and the verdict names what is needed next. A missing number never counts as 0.
 *
 * @param known what was told; numbers in the ranges of a whole request
 * @param standIns any values > 0: the plan does not depend on them
 */
export function planOfProject(known: PartialRequest, standIns: StandIns = STAND_INS): Plan {
  const missing = missingIn(known);
  if (isComplete(known.request, missing)) return unlessAssumed(computePlan(known.request), known.request);
  const plan = computePlan({ ...standIns, ...known.request });
  const limits = { ...DEFAULT_LIMITS, ...known.request.limits };
  const checklist = plan.checklist.map((point) => withheldPoint(point, missing, limits));
  const needed = neededNext(missing);
  const noInterval = missing.overhead
    ? say("missing.overhead", {})
    : missing.latency
      ? say("missing.latency", {})
      : null;
  return {
    ...plan,
    interval: noInterval ? null : plan.interval,
    storagePlan: noInterval ? null : plan.storagePlan,
    curve: [],
    cost: null,
    costAtUpper90: null,
    notice: noticeIsKnown(missing) ? plan.notice : unknownNotice(plan.notice),
    checklist,
    economics: { verdict: "unknown", statement: say("economics.unknown", {}) },
    verdict: verdictOf(checklist, needed),
    absent: {
      interval: noInterval ?? plan.absent.interval,
      cost: needed,
      costAtUpper90: needed,
    },
    assumptions: plan.assumptions.filter(({ code }) => !(missing.latency && code === "assumed.synchronous")),
    notes: plan.notes.filter(({ code }) => keepsNote(code, missing)),
  };
}

function neededNext(missing: Missing): Statement {
  if (missing.work) return say("missing.usefulWork", {});
  if (missing.prices) return say("missing.prices", {});
  return missing.overhead ? say("missing.overhead", {}) : say("missing.latency", {});
}

function withheldPoint(point: AdmissionPoint, missing: Missing, limits: AdmissionLimits): AdmissionPoint {
  const unknown = (limit: Quantity, missed: Statement, fix: Statement): AdmissionPoint => ({
    id: point.id,
    verdict: "unknown",
    measured: null,
    limit,
    evidence: [{ statement: missed, source: "", date: null }],
    fix: { statement: fix },
  });
  const byShare: Quantity = { value: limits.overheadShare, unit: "share" };
  if (point.id === 1 && missing.overhead) {
    const time = say("overhead.fixTime", { neededCount: limits.overheadSamples });
    return unknown(byShare, say("overhead.untimed", {}), time);
  }
  if (point.id === 1 && missing.latency) return withoutShare(point);
  if (point.id === 1 && point.fix?.money !== undefined) {
    const targetAdvice = point.fix.seconds ?? 0;
    return { ...point, fix: { statement: say("overhead.fixShorter", { targetAdvice }), seconds: targetAdvice } };
  }
  const byLength: Quantity = { value: limits.jobIntervals, unit: "intervals" };
  if (point.id === 4 && missing.work) return unknown(byLength, say("length.noWork", {}), say("missing.usefulWork", {}));
  if (point.id === 4 && missing.overhead)
    return unknown(byLength, say("length.noOverhead", {}), say("missing.overhead", {}));
  if (point.id === 4 && missing.latency)
    return unknown(byLength, say("length.noLatency", {}), say("missing.latency", {}));
  return point;
}

/** How long a save blocks is known; its share of the time waits for the interval, and so for the latency. */
function withoutShare(point: AdmissionPoint): AdmissionPoint {
  const evidence = point.evidence
    .filter(({ statement }) => statement.code !== "rate.atBound")
    .map((cited) => {
      const { p90Seconds, samplesCount } = cited.statement.values;
      return cited.statement.code === "overhead.measured" && p90Seconds !== undefined && samplesCount !== undefined
        ? { ...cited, statement: say("overhead.measuredWithoutLatency", { p90Seconds, samplesCount }) }
        : cited;
    });
  if (point.measured?.unit === "share") {
    const fix = { statement: say("missing.latency", {}) };
    return { ...point, verdict: "unknown", measured: null, evidence, fix };
  }
  const fix =
    point.verdict === "fail"
      ? { statement: say("overhead.fixShorter", { targetAdvice: point.limit.value }) }
      : point.fix;
  return { ...point, evidence, fix };
}

/** A save takes its latency, and no less than c; without both, size and bandwidth alone would be too hopeful. */
const noticeIsKnown = (missing: Missing): boolean => !(missing.overhead || missing.latency);

const unknownNotice = (notice: Plan["notice"]): Plan["notice"] => ({
  ...notice,
  neededSeconds: null,
  fits: null,
  parts: { ...notice.parts, saveSeconds: null },
  spareSeconds: null,
});

function keepsNote(code: string, missing: Missing): boolean {
  if (code === "note.onDemandSaves") return false;
  return !(missing.overhead || missing.latency) || code === "note.clustered" || code === "note.borrowed";
}

const FIX_ORDER = [1, 3, 5, 2];

/** In the order of a whole plan: a job that is too short does not wait for its prices. */
function verdictOf(checklist: readonly AdmissionPoint[], needed: Statement): Verdict {
  const length = checklist.find((point) => point.id === 4);
  if (length?.verdict === "fail" && length.measured) {
    const values = { lengthValue: length.measured.value, limitValue: length.limit.value };
    return { answer: "use-on-demand", statement: say("verdict.tooShortUnpriced", values) };
  }
  const failed = FIX_ORDER.map((id) => checklist.find((point) => point.id === id)).find(
    (point) => point?.verdict === "fail",
  );
  const fix = failed?.fix?.statement;
  if (!fix) return notEnough(needed);
  return { answer: "fix-first", statement: { code: "verdict.fixFirst", values: { ...fix.values, fix: fix.code } } };
}

const notEnough = (next: Statement): Verdict => ({
  answer: "not-enough-evidence",
  statement: { code: "verdict.notEnoughEvidence", values: { ...next.values, next: next.code } },
});

/** A project is not admitted on a recovery, a downtime or a fleet size that nobody has stated. */
function unlessAssumed(plan: Plan, request: PlanRequest): Plan {
  if (plan.verdict.answer !== "admitted") return plan;
  if (request.instances === undefined) return { ...plan, verdict: notEnough(say("missing.instances", {})) };
  if (request.recoverySeconds === undefined) return { ...plan, verdict: notEnough(say("missing.recovery", {})) };
  if (request.downtimeSeconds === undefined) return { ...plan, verdict: notEnough(say("missing.downtime", {})) };
  return plan;
}
