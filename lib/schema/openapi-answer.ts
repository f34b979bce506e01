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
    .meta({ description: "One entry for each field that was refused." }),
});

const evidenceOfPool = z.object({
  pool: z.string(),
  events: z.int(),
  exposureInstanceHours: z.number(),
  ratePerInstanceHour: z.number().nullable(),
  interval95: z.tuple([z.number(), z.number()]).nullable(),
  upper90: z.number().nullable(),
});

export const evidenceAnswer = z.object({
  total: z
    .object({ events: z.int(), exposureInstanceHours: z.number() })
    .meta({ description: "Sum over all pools: checks an import, and is no planning rate." }),
  pools: z.array(evidenceOfPool),
  causes: z.object({
    interruption: z.int(),
    userStop: z.int(),
    cap: z.int(),
    failure: z.int(),
    unknown: z.int(),
  }),
});

export const createdAnswer = z.object({ id: z.uuid() });

export const projectListAnswer = z.object({
  projects: z.array(
    z.object({ id: z.uuid(), name: z.string(), verdict: planAnswer.shape.verdict.shape.answer.nullable() }).loose(),
  ),
});

export const importAnswer = z
  .object({ added: z.int().optional(), duplicates: z.int().optional(), rejected: z.int().optional() })
  .loose();

export const healthAnswer = z.object({ status: z.string() }).loose();
