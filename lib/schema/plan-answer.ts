import { z } from "zod";

const amount = z.number();
const pair = z.tuple([z.number(), z.number()]);
const quantity = z.object({ value: z.number(), unit: z.string() });

const lossHours = z.object({
  checkpointing: amount,
  lostWork: amount,
  recovery: amount,
  downtime: amount,
  total: amount,
});
const lossMoney = z.object({
  lostWork: amount,
  checkpointing: amount,
  storage: amount,
  recovery: amount,
  total: amount,
});

const rate = z.object({
  perInstanceHour: amount.nullable().meta({ description: "null without an event." }),
  interval95: pair.nullable(),
  upper90: amount.nullable(),
  planningPerInstanceHour: amount
    .nullable()
    .meta({ description: "Rate of the verdict: upper90, widened when the log is clustered." }),
});

const interval = z.object({
  youngSeconds: amount,
  dalySeconds: amount,
  exactSeconds: amount,
  conservativeSeconds: amount,
  bandSeconds: pair.nullable().meta({ description: "τ* at both ends of interval95." }),
  steps: z.int().nullable(),
  bestSeconds: amount,
  bestFrom: z.enum(["young", "exact"]),
  withinHalfPointSeconds: pair,
  conservativeFactor: amount,
  asynchronous: z.boolean(),
  uploadFloorSeconds: amount,
});

const storagePlan = z.object({
  localEverySteps: z.int().nullable(),
  objectEveryNth: z.int(),
  keep: z.int().nullable(),
  gigabytes: amount.nullable(),
  objectEverySeconds: amount,
  fitsQuota: z.boolean().nullable(),
  keepThatFits: z.int().nullable(),
});

const comparison = z.object({
  intervalSeconds: amount,
  ratePerInstanceHour: amount,
  spot: amount,
  onDemand: amount,
  reserved: amount.nullable(),
  spotHours: amount,
  onDemandHours: amount,
  interruptions: amount,
  loss: z.object({ hours: lossHours, cost: lossMoney }),
  usefulWork: amount,
  engineering: amount,
  onDemandEverySeconds: amount.nullable(),
  saving: amount,
  savingShare: amount,
  laterHours: amount,
  meetsDeadline: z.boolean().nullable(),
  discount: amount,
  breakEvenDiscount: amount.nullable(),
  breakEvenRatePerInstanceHour: amount.nullable(),
  probabilitySpotCheaper: amount.nullable(),
});

const notice = z.object({
  neededSeconds: amount.nullable(),
  availableSeconds: amount.nullable(),
  fits: z.boolean().nullable(),
  parts: z.object({
    detectionSeconds: amount.nullable(),
    stepSeconds: amount.nullable(),
    saveSeconds: amount.nullable(),
  }),
  spareSeconds: amount.nullable(),
  gigabytesThatFit: amount.nullable(),
  megabytesPerSecondThatFit: amount.nullable(),
});

const point = z.object({
  id: z.int().min(1).max(5),
  verdict: z.enum(["pass", "fail", "unknown"]),
  measured: quantity.nullable(),
  limit: quantity,
  evidence: z.array(z.object({ text: z.string(), source: z.string().nullable(), date: z.string().nullable() })),
  fix: z.object({ text: z.string(), seconds: z.number().optional(), money: z.number().optional() }).nullable(),
  borrowed: z.literal(true).optional(),
});

/** A whole plan with its sentences in words: what POST /api/v1/plan answers. */
export const planAnswer = z.object({
  modelVersion: z.string(),
  rate,
  interval: interval.nullable().meta({ description: "null without an event; `absent` says why." }),
  storagePlan: storagePlan.nullable(),
  curve: z.array(z.object({ intervalSeconds: amount, hours: lossHours, cost: lossMoney })),
  cost: comparison.nullable().meta({ description: "At the point estimate of the rate; null without an event." }),
  costAtUpper90: comparison
    .nullable()
    .meta({ description: "At the conservative rate of `rate.planningPerInstanceHour`; the verdict rests on it." }),
  notice,
  checklist: z.array(point).length(5),
  economics: z.object({ verdict: z.enum(["pass", "fail", "unknown"]), text: z.string() }),
  verdict: z.object({
    answer: z.enum(["admitted", "fix-first", "not-enough-evidence", "use-on-demand"]),
    sentence: z.string(),
  }),
  absent: z.object({
    interval: z.string().nullable(),
    cost: z.string().nullable(),
    costAtUpper90: z.string().nullable(),
  }),
  assumptions: z.array(z.string()),
  notes: z.array(z.string()),
});
export type PlanAnswer = z.output<typeof planAnswer>;
