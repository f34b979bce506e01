import { z } from "zod";
import { planAnswer } from "@/lib/schema/plan-answer";

/** An RFC 9457 problem document. */
export const problemAnswer = z.object({
  type: z.string().meta({ description: "urn:spotworthy:problem:<slug>; names the kind of problem and never changes." }),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .array(z.object({ field: z.string(), pointer: z.string(), detail: z.string() }))
    .optional()
    .meta({ description: "One entry for each field that was refused, the first twenty." }),
  moreErrors: z.int().min(1).optional().meta({ description: "Refusals beyond those in `errors`." }),
});

const causes = z.object({
  interruption: z.int(),
  userStop: z.int(),
  cap: z.int(),
  failure: z.int(),
  unknown: z.int(),
});

const evidenceOfPool = z.looseObject({
  poolId: z.uuid(),
  pool: z.string(),
  events: z.int().meta({ description: "Interruptions: what the rate counts." }),
  providerEnds: z.int().meta({ description: "Interruptions and fixed caps together." }),
  exposureInstanceHours: z.number(),
  ratePerInstanceHour: z.number().nullable().meta({ description: "null without an event." }),
  interval95: z.tuple([z.number(), z.number()]).nullable(),
  upper90: z.number().nullable(),
  clustering: z.looseObject({ index: z.number(), p: z.number() }).nullable(),
  causes,
  firstAt: z.iso.datetime().nullable(),
  lastAt: z.iso.datetime().nullable(),
  logs: z.int(),
  planned: z.boolean().meta({ description: "The pool that the project plans from." }),
});

export const evidenceAnswer = z.looseObject({
  total: z
    .looseObject({ events: z.int(), exposureInstanceHours: z.number(), pools: z.int(), logs: z.int() })
    .meta({ description: "Sum over all pools, caps among its events: checks an import, and is no planning rate." }),
  pools: z.array(evidenceOfPool),
  causes,
});

/** The stored plan, and what it was made from. */
export const projectPlanAnswer = planAnswer.extend({
  currency: z.enum(["USD", "CNY"]),
  request: z.looseObject({}).meta({ description: "What was asked, in the names of PlanRequest; a blank is absent." }),
  inputHash: z.string(),
  judgedAt: z.iso.datetime(),
});

export const createdAnswer = z.object({ id: z.uuid() });

export const projectListAnswer = z.object({
  projects: z.array(z.looseObject({ id: z.uuid(), name: z.string(), verdict: planAnswer.shape.verdict })),
  nextCursor: z.string().nullable().meta({ description: "Hand it back as `cursor` for the next page." }),
  counts: z.record(z.string(), z.int()).meta({ description: "Projects by verdict." }),
});

export const importAnswer = z.looseObject({
  added: z.int().meta({ description: "Rows that were new." }),
  duplicates: z.int().meta({ description: "Rows that were known already." }),
  rejected: z.int(),
});

export const healthAnswer = z.object({ status: z.literal("ok") });
