import type { CostComparison, Economics } from "../plan-types";
import { completes, priceOnDemand } from "../spot-cost";
import { say } from "../statement";
import type { Judged } from "./evidence";

function judge(cost: CostComparison, { margin, deadlineHours }: Judged): Economics {
  const judgedRate = cost.ratePerInstanceHour;
  if (!(cost.spot <= (1 - margin) * cost.onDemand)) {
    const statement = say("economics.tooDear", {
      judgedRate,
      spotMoney: cost.spot,
      onDemandMoney: cost.onDemand,
      marginShare: margin,
    });
    return { verdict: "fail", statement };
  }
  if (deadlineHours !== null && cost.spotHours > deadlineHours) {
    return {
      verdict: "fail",
      statement: say("economics.tooLate", { judgedRate, spotHours: cost.spotHours, deadlineHours }),
    };
  }
  const statement = say("economics.pass", {
    judgedRate,
    spotMoney: cost.spot,
    onDemandMoney: cost.onDemand,
    savingShare: cost.savingShare,
    marginShare: margin,
  });
  return { verdict: "pass", statement };
}

const NEVER: Economics = { verdict: "fail", statement: say("economics.neverFinishes", {}) };
const NO_COMPARISON: Economics = { verdict: "unknown", statement: say("economics.onDemandNeverFinishes", {}) };
const UNKNOWN: Economics = { verdict: "unknown", statement: say("economics.unknown", {}) };

/**
 * Spot must be cheaper by the margin, and in time, at the conservative rate. With a declared rate
 * only, Spot can fail at that rate but never pass: the bound is higher.
 */
export function economicsOf(judged: Judged): Economics {
  const { planningRate, rate, cost, costAtUpper90, job } = judged;
  if (!completes(priceOnDemand(job, job.prices.onDemand))) return NO_COMPARISON;
  if (planningRate !== null) return costAtUpper90 === null ? NEVER : judge(costAtUpper90, judged);
  if (rate.perInstanceHour === null) return UNKNOWN;
  const atPoint = cost === null ? NEVER : judge(cost, judged);
  return atPoint.verdict === "fail" ? atPoint : UNKNOWN;
}
