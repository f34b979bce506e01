import { economicsOf } from "./admission/economics";
import type { Judged } from "./admission/evidence";
import { lengthPoint } from "./admission/length";
import { overheadPoint } from "./admission/overhead";
import { ratePoint } from "./admission/rate";
import { resumePoint } from "./admission/resume";
import { trajectoryPoint } from "./admission/trajectory";
import type { AdmissionPoint, Economics, PointId, Statement, Verdict } from "./plan-types";
import { completes, priceOnDemand } from "./spot-cost";
import { say } from "./statement";

/** Cheapest first: a setting, a line in the save, a seed, another pool. */
const FIX_ORDER: readonly PointId[] = [1, 3, 5, 2];
const MEASURE_ORDER: readonly PointId[] = [1, 3, 5, 2, 4];

const firstOf = (points: readonly AdmissionPoint[], order: readonly PointId[], verdict: AdmissionPoint["verdict"]) =>
  order.map((id) => points.find((point) => point.id === id)).find((point) => point?.verdict === verdict);

/** What to use instead of Spot: reserved instances where they are the cheaper of the two. */
function onDemandVerdict(judged: Judged, length: AdmissionPoint, economics: Economics): Verdict {
  const { job } = judged;
  const onDemand = priceOnDemand(job, job.prices.onDemand);
  const onDemandMoney = onDemand.money;
  if (!completes(onDemand)) return { answer: "use-on-demand", statement: say("verdict.nothingFinishes", {}) };
  const reserved = job.prices.reserved === null ? null : priceOnDemand(job, job.prices.reserved).money;
  const instead = reserved !== null && reserved < onDemandMoney ? reserved : null;
  const spot = judged.costAtUpper90 ?? judged.cost;
  const values = { onDemandMoney, reservedMoney: instead ?? 0, judgedRate: spot?.ratePerInstanceHour ?? 0 };
  const answer = "use-on-demand";
  const plain = instead === null;
  if (length.verdict === "fail") {
    const short = { ...values, lengthValue: length.measured?.value ?? 0, limitValue: length.limit.value };
    return { answer, statement: plain ? say("verdict.tooShort", short) : say("verdict.tooShortReserved", short) };
  }
  if (economics.statement.code === "economics.neverFinishes" || spot === null) {
    return {
      answer,
      statement: plain ? say("verdict.neverFinishes", values) : say("verdict.neverFinishesReserved", values),
    };
  }
  if (economics.statement.code === "economics.tooLate") {
    const late = { ...values, spotHours: spot.spotHours, deadlineHours: judged.deadlineHours ?? 0 };
    return { answer, statement: plain ? say("verdict.tooLate", late) : say("verdict.tooLateReserved", late) };
  }
  const dear = { ...values, spotMoney: spot.spot, marginShare: judged.margin };
  return { answer, statement: plain ? say("verdict.tooDear", dear) : say("verdict.tooDearReserved", dear) };
}

/** A sentence inside a sentence: the code of the inner one, and its values beside. */
const naming = (outer: "verdict.fixFirst" | "verdict.notEnoughEvidence", role: "fix" | "next", inner: Statement) => ({
  code: outer,
  values: { ...inner.values, [role]: inner.code },
});

function verdictOf(judged: Judged, points: readonly AdmissionPoint[], economics: Economics): Verdict {
  const length = points.find((point) => point.id === 4);
  if (length && (length.verdict === "fail" || economics.verdict === "fail"))
    return onDemandVerdict(judged, length, economics);
  const toFix = firstOf(points, FIX_ORDER, "fail");
  if (toFix)
    return {
      answer: "fix-first",
      statement: naming("verdict.fixFirst", "fix", toFix.fix?.statement ?? economics.statement),
    };
  // Without a rate nothing else can be judged, so that measurement comes first.
  const order: readonly PointId[] =
    judged.interval === null && judged.counts === null ? [2, ...MEASURE_ORDER] : MEASURE_ORDER;
  const toMeasure = firstOf(points, order, "unknown");
  if (toMeasure || economics.verdict === "unknown") {
    return {
      answer: "not-enough-evidence",
      statement: naming("verdict.notEnoughEvidence", "next", toMeasure?.fix?.statement ?? economics.statement),
    };
  }
  return { answer: "admitted", statement: admitted(judged) };
}

function admitted({ cost, costAtUpper90, planningRate }: Judged) {
  const shown = cost ?? costAtUpper90;
  const values = {
    everyAdvice: shown?.intervalSeconds ?? 0,
    spotMoney: shown?.spot ?? 0,
    upperMoney: costAtUpper90?.spot ?? 0,
    onDemandMoney: shown?.onDemand ?? 0,
  };
  return cost
    ? say("verdict.admitted", values)
    : say("verdict.admittedWithoutEvents", { ...values, upperRate: planningRate ?? 0 });
}

/** Five points, then money, in this order: on-demand, fix first, not enough evidence, admitted. */
export function admission(judged: Judged): { checklist: AdmissionPoint[]; economics: Economics; verdict: Verdict } {
  const checklist = [overheadPoint, ratePoint, resumePoint, lengthPoint, trajectoryPoint].map((point) => point(judged));
  const economics = economicsOf(judged);
  return { checklist, economics, verdict: verdictOf(judged, checklist, economics) };
}
