import "server-only";
import type { CostComparison, Plan, PointId, PointVerdict } from "@/lib/model/plan-types";
import { toMicros } from "@/lib/schema/money";
import type { PlanInputs } from "@/lib/server/project/plan-inputs";

/** The columns by which the overview shows and sorts. */
export function summaryColumns(inputs: PlanInputs, plan: Plan) {
  return {
    answer: plan.verdict.answer,
    statement: plan.verdict.statement,
    modelVersion: plan.modelVersion,
    currency: inputs.currency,
    intervalSeconds: plan.interval?.bestSeconds ?? null,
    youngIntervalSeconds: plan.interval?.youngSeconds ?? null,
    conservativeSeconds: plan.interval?.conservativeSeconds ?? null,
    events: eventsOf(inputs),
    exposureInstanceHours: inputs.request.exposureInstanceHours ?? null,
    ratePerInstanceHour: plan.rate.perInstanceHour,
    rateLowPerInstanceHour: plan.rate.interval95?.[0] ?? null,
    rateHighPerInstanceHour: plan.rate.interval95?.[1] ?? null,
    rateUpper90PerInstanceHour: plan.rate.upper90,
    ...savings(plan.cost, plan.costAtUpper90),
    point1: pointOf(plan, 1),
    point2: pointOf(plan, 2),
    point3: pointOf(plan, 3),
    point4: pointOf(plan, 4),
    point5: pointOf(plan, 5),
  };
}

/** What λ counts: interruptions and failures. */
const eventsOf = ({ request: { interruptions, failures = 0 } }: PlanInputs) =>
  interruptions === undefined ? null : interruptions + failures;

const pointOf = (plan: Plan, id: PointId): PointVerdict =>
  plan.checklist.find((point) => point.id === id)?.verdict ?? "unknown";

function savings(point: CostComparison | null, upper: CostComparison | null) {
  const atPoint = saving(point);
  const atUpper = saving(upper);
  return {
    savingMicros: atPoint?.micros ?? null,
    savingFraction: atPoint?.fraction ?? null,
    savingUpper90Micros: atUpper?.micros ?? null,
    savingUpper90Fraction: atUpper?.fraction ?? null,
  };
}

// Beyond this no bigint column holds the micros, and no reader the number.
const LARGEST_SAVING = 9e12;

function saving(cost: CostComparison | null): { micros: bigint; fraction: number } | null {
  if (cost === null) return null;
  if (!(Math.abs(cost.saving) < LARGEST_SAVING && Number.isFinite(cost.savingShare))) return null;
  return { micros: toMicros(cost.saving), fraction: cost.savingShare };
}
