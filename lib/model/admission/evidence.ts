import type { Counts } from "../cost";
import type { Job } from "../job";
import type {
  AdmissionLimits,
  AdmissionPoint,
  CostComparison,
  IntervalPlan,
  PlanEvidence,
  Rate,
  Source,
  Statement,
} from "../plan-types";
import { say } from "../statement";

/** All that the five points and the economics look at. */
export type Judged = {
  job: Job;
  rate: Rate;
  /** The rate of the verdict: the upper bound, widened when clustered; null where only a point is known. */
  planningRate: number | null;
  /** Interruptions and failures together: either stops the job. */
  counts: Counts | null;
  /** How many of them are failures. */
  failures: number;
  clustered: boolean;
  /** At the point estimate; null without one. */
  interval: IntervalPlan | null;
  /** At the upper bound, where there is no event. */
  upperInterval: IntervalPlan | null;
  cost: CostComparison | null;
  costAtUpper90: CostComparison | null;
  limits: AdmissionLimits;
  margin: number;
  deadlineHours: number | null;
  evidence: PlanEvidence;
};

/** No event in a log that is long enough: everything is judged at the upper bound. */
export const quietLog = ({ counts, limits }: Judged) =>
  counts !== null && counts.events === 0 && counts.exposureHours >= limits.exposureInstanceHours;

export const cite = (statement: Statement, from: Partial<Source> | undefined): AdmissionPoint["evidence"][number] => ({
  statement,
  source: from?.source ?? "",
  date: from?.date ?? null,
});

/** Said beside whatever the upper bound gave, for want of an event. */
export const followsFromBound = ({ interval, planningRate }: Judged) =>
  interval === null && planningRate !== null ? [cite(say("rate.atBound", { upperRate: planningRate }), undefined)] : [];
