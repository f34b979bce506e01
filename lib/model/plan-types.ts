/**
 * What goes into a plan and what comes out of it, in plain numbers whose names carry their units.
 * Absent means unknown; it is never read as 0.
 */

export type Currency = "USD" | "CNY";

export const RESUME_COMPONENTS = ["model", "optimizer", "scheduler", "sampler", "rng", "counters"] as const;
export type ResumeComponent = (typeof RESUME_COMPONENTS)[number];
export type ComponentState = "captured" | "absent" | "unknown";

/** Where one number comes from: a log, a measurement, a person; with the day it was taken. */
export type Source = { source: string; date: string | null };

export type PlanEvidence = {
  overheadSeconds?: { p90: number; samples: number; measured: boolean } & Partial<Source>;
  clustering?: { index: number; p: number } & Partial<Source>;
  resume?: {
    components: Partial<Record<ResumeComponent, ComponentState>>;
    verifiedResumes: number;
  } & Partial<Source>;
  trajectory?: {
    identityDemanded: boolean;
    largestGap?: number;
    noise?: number;
    fixedSeeds?: boolean;
  } & Partial<Source>;
  borrowed?: boolean;
};

export type AdmissionLimits = {
  overheadP90Seconds: number;
  overheadSamples: number;
  overheadShare: number;
  events: number;
  exposureInstanceHours: number;
  dispersionIndex: number;
  dispersionP: number;
  jobIntervals: number;
  interruptionsDuringJob: number;
};

export type PlanRequest = {
  usefulWorkHours: number;
  stepSeconds?: number;
  instances?: number;
  gang?: boolean;
  checkpointOverheadSeconds: number;
  checkpointLatencySeconds?: number;
  recoverySeconds?: number;
  downtimeSeconds?: number;
  detectionDelaySeconds?: number;
  noticeSeconds?: number;
  salvageProbability?: number;
  checkpointGigabytes?: number;
  writeMegabytesPerSecond?: number;
  interruptions?: number;
  /** Crashes and hardware faults in the same exposure; they stop a job as well, so λ counts them. */
  failures?: number;
  exposureInstanceHours?: number;
  ratePerInstanceHour?: number;
  spotPricePerHour: number;
  onDemandPricePerHour: number;
  reservedPricePerHour?: number;
  onDemandFailuresPerInstanceHour?: number;
  storagePricePerGigabyteMonth?: number;
  pricePerCheckpointWrite?: number;
  transferPricePerGigabyte?: number;
  extraStepsAfterResume?: number;
  engineeringCost?: number;
  checkpointsKept?: number;
  storageQuotaGigabytes?: number;
  maxLostWorkSeconds?: number;
  deadlineHours?: number;
  conservativeFactor?: number;
  margin?: number;
  limits?: Partial<AdmissionLimits>;
  evidence?: PlanEvidence;
};

export type Rate = {
  /** null without an event: only the upper bound is known. */
  perInstanceHour: number | null;
  interval95: [number, number] | null;
  upper90: number | null;
  /** Rate per instance-hour that the verdict is judged at: upper90, widened when the log is clustered. */
  planningPerInstanceHour?: number | null;
};

export type IntervalPlan = {
  youngSeconds: number;
  dalySeconds: number;
  exactSeconds: number;
  conservativeSeconds: number;
  /** τ* at both ends of the rate's 95 % interval; null where the rate has none. */
  bandSeconds: [number, number] | null;
  /** Steps of the conservative interval; null without a step time. */
  steps: number | null;
  /** τ*: Young's interval, or the exact optimum once the two differ by more than 5 %. */
  bestSeconds: number;
  bestFrom: "young" | "exact";
  /** Intervals that lose at most half a percentage point of useful work more than the best one. */
  withinHalfPointSeconds: [number, number];
  conservativeFactor: number;
  asynchronous: boolean;
  /** Shortest interval that an upload in flight allows; 0 for a synchronous save. */
  uploadFloorSeconds: number;
};

export type LossHours = { checkpointing: number; lostWork: number; recovery: number; downtime: number; total: number };
export type LossMoney = { lostWork: number; checkpointing: number; storage: number; recovery: number; total: number };
export type CurvePoint = { intervalSeconds: number; hours: LossHours; cost: LossMoney };

export type CostComparison = {
  /** The interval, s, and the rate per instance-hour that this comparison stands on. */
  intervalSeconds: number;
  ratePerInstanceHour: number;
  spot: number;
  onDemand: number;
  reserved: number | null;
  spotHours: number;
  onDemandHours: number;
  interruptions: number;
  loss: { hours: LossHours; cost: LossMoney };
  /** Money for the useful hours alone; with the loss and engineering it makes `spot`. */
  usefulWork: number;
  engineering: number;
  /** How often on-demand saves, where its own failures make that the cheaper way; null: never. */
  onDemandEverySeconds: number | null;
  /** On-demand less Spot, and its share of on-demand; below 0 where Spot is dearer. */
  saving: number;
  savingShare: number;
  /** How much later Spot finishes than on-demand. */
  laterHours: number;
  meetsDeadline: boolean | null;
  /** Spot's discount today, and the one above which Spot pays; null where no discount is enough. */
  discount: number;
  breakEvenDiscount: number | null;
  /** Rate above which Spot costs more, at this interval; null where Spot costs more at any rate. */
  breakEvenRatePerInstanceHour: number | null;
  probabilitySpotCheaper: number | null;
};

export type StoragePlan = {
  localEverySteps: number | null;
  objectEveryNth: number;
  keep: number | null;
  gigabytes: number | null;
  objectEverySeconds: number;
  /** Whether what is kept fits the quota, and how many checkpoints would. */
  fitsQuota: boolean | null;
  keepThatFits: number | null;
};

export type NoticePlan = {
  neededSeconds: number | null;
  availableSeconds: number | null;
  fits: boolean | null;
  /** What the need consists of; null where that part is not known and was left out. */
  parts: { detectionSeconds: number | null; stepSeconds: number | null; saveSeconds: number | null };
  /** Window less need; below 0 where it does not fit. */
  spareSeconds: number | null;
  /** What would just fit the window: a smaller checkpoint, or a faster write. */
  gigabytesThatFit: number | null;
  megabytesPerSecondThatFit: number | null;
};

/** A sentence as a code and its values; lib/i18n turns it into words. */
export type Statement = { code: string; values: Record<string, number | string> };
/** Spot against on-demand at the conservative rate. */
export type Economics = { verdict: PointVerdict; statement: Statement };
export type Quantity = { value: number; unit: string };
export type PointId = 1 | 2 | 3 | 4 | 5;
export type PointVerdict = "pass" | "fail" | "unknown";

export type AdmissionPoint = {
  id: PointId;
  verdict: PointVerdict;
  measured: Quantity | null;
  limit: Quantity;
  evidence: ({ statement: Statement } & Source)[];
  fix: { statement: Statement; seconds?: number; money?: number } | null;
  borrowed?: true;
};

export type Answer = "admitted" | "fix-first" | "not-enough-evidence" | "use-on-demand";
export type Verdict = { answer: Answer; statement: Statement };

export type Plan = {
  modelVersion: string;
  rate: Rate;
  interval: IntervalPlan | null;
  storagePlan: StoragePlan | null;
  curve: CurvePoint[];
  cost: CostComparison | null;
  /** At the one-sided upper 90 % rate; the verdict rests on it. Given without an event too. */
  costAtUpper90: CostComparison | null;
  notice: NoticePlan;
  checklist: AdmissionPoint[];
  economics: Economics;
  verdict: Verdict;
  /** Why a part of the plan is null; null where the part is there. */
  absent: { interval: Statement | null; cost: Statement | null; costAtUpper90: Statement | null };
  /** Numbers that were left out and what the plan took instead. */
  assumptions: Statement[];
  /** What a reader of the plan should know. */
  notes: Statement[];
};
