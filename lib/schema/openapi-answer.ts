import { z } from "zod";
import { planAnswer } from "@/lib/schema/plan-answer";

/** An RFC 9457 problem document. Some kinds have members of their own, such as the counts of an import. */
export const problemAnswer = z.looseObject({
  type: z.string().meta({ description: "urn:spotworthy:problem:<slug>; names the kind of problem and never changes." }),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .array(z.object({ field: z.string(), pointer: z.string(), detail: z.string() }))
    .optional()
    .meta({ description: "One entry for each field that was refused, the first twenty." }),
  retryAfterSeconds: z.int().min(1).optional().meta({ description: "Beside 429: when to come back." }),
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

const counts = {
  added: z.int().meta({ description: "Rows that were new." }),
  duplicates: z.int().meta({ description: "Rows that other logs had told already." }),
  repeats: z.int().meta({ description: "Deliveries of one message again, left out." }),
  ignored: z.int().meta({ description: "Records of other things than machines." }),
  rejected: z.int().meta({ description: "Rows that could not be read." }),
};
const fileFacts = { logId: z.uuid(), fileName: z.string(), sha256: z.string() };
const poolOfLog = z.object({
  pool: z.string().meta({ description: "TYPE@ZONE, as far as they are known." }),
  provider: z.string(),
  region: z.string(),
  zone: z.string(),
  instanceType: z.string(),
  rows: z.int().meta({ description: "Rows of the log, of every kind; the evidence says what is an interruption." }),
});

const imported = z.object({
  ...fileFacts,
  format: z.string(),
  ...counts,
  pools: z.array(poolOfLog.extend({ poolId: z.uuid().meta({ description: "As in the evidence." }) })),
});

/** What `dryRun` answers: nothing of it is kept, and pools have no id before there is an import. */
const preview = z.looseObject({
  dryRun: z.literal(true),
  ...fileFacts,
  sizeBytes: z.int(),
  alreadyImported: z
    .object({ logId: z.uuid(), fileName: z.string(), importedAt: z.iso.datetime() })
    .nullable()
    .meta({ description: "The log that was imported from the same bytes, read alike." }),
  recognition: z
    .looseObject({ format: z.string(), confidence: z.enum(["certain", "likely", "guess"]) })
    .nullable()
    .meta({ description: "What the file was taken for, and what it leaves open." }),
  choices: z.looseObject({}),
  rows: z.int(),
  ...counts,
  counts: z.object({ rows: z.int(), ...counts }),
  pools: z.array(poolOfLog),
  firstRows: z.array(z.looseObject({ line: z.int(), kind: z.string(), instance: z.string(), pool: z.string() })),
  rejects: z.array(
    z.looseObject({ line: z.int(), column: z.string(), code: z.string(), reason: z.string() }).meta({
      description: "A row that could not be read, and why; the first hundred.",
    }),
  ),
  observed: z.object({ fromMs: z.number(), toMs: z.number() }).nullable(),
});

export const importAnswer = z.union([imported, preview]);

export const healthAnswer = z.object({ status: z.literal("ok") });
