import { z } from "zod";
import { RESUME_COMPONENTS } from "@/lib/model/plan-types";
import { day, line } from "@/lib/schema/line";

export const SAMPLE_QUANTITIES = ["overhead", "latency"] as const;
export type SampleQuantity = (typeof SAMPLE_QUANTITIES)[number];
export const CHECKPOINT_MODES = ["sync", "async"] as const;
export type CheckpointMode = (typeof CHECKPOINT_MODES)[number];
/** Measured: a clock read it on a real save. Declared: somebody expects it, and no point passes on it. */
export const SAMPLE_BASES = ["measured", "declared"] as const;
export type SampleBasis = (typeof SAMPLE_BASES)[number];

/** Many saves at once, yet a request that stays small. */
export const MOST_SAMPLES = 1_000;

const sampleSeconds = z.number().positive().max(86_400);

const circumstances = {
  mode: z.enum(CHECKPOINT_MODES),
  basis: z.enum(SAMPLE_BASES),
  takenOn: day,
  source: line(300).optional(),
};

export const checkpointSample = z.strictObject({ seconds: sampleSeconds, ...circumstances });
export const sampleList = z.array(checkpointSample).max(MOST_SAMPLES);
export type CheckpointSampleInput = z.output<typeof checkpointSample>;

/** A column of saves timed under the same circumstances: what the measurements form sends. */
export const sampleBatch = z.strictObject({
  quantity: z.enum(SAMPLE_QUANTITIES),
  seconds: z.array(sampleSeconds).min(1).max(MOST_SAMPLES),
  ...circumstances,
});
export type SampleBatch = z.output<typeof sampleBatch>;

export const COMPONENT_STATES = ["captured", "absent", "unknown"] as const;
export const resumeComponents = z.strictObject(
  Object.fromEntries(RESUME_COMPONENTS.map((part) => [part, z.enum(COMPONENT_STATES).optional()])) as Record<
    (typeof RESUME_COMPONENTS)[number],
    z.ZodOptional<z.ZodEnum<{ captured: "captured"; absent: "absent"; unknown: "unknown" }>>
  >,
);
export type ResumeComponents = z.output<typeof resumeComponents>;

/** Hashes are compared, not decoded: any digest will do, written alike on both sides. */
const digest = line(200).toLowerCase();

export const verifiedResume = z.strictObject({
  firstBatchHashBefore: digest,
  firstBatchHashAfter: digest,
  person: line(120),
  verifiedOn: day,
});
export type VerifiedResumeInput = z.output<typeof verifiedResume>;

export const resumeEvidence = z.strictObject({
  components: resumeComponents.optional(),
  verified: z.array(verifiedResume).max(100).optional(),
});
export type ResumeEvidenceInput = z.output<typeof resumeEvidence>;

/** A resume whose first batch differs is a failed one. */
export const resumeSucceeded = (tried: { firstBatchHashBefore: string; firstBatchHashAfter: string }): boolean =>
  tried.firstBatchHashBefore === tried.firstBatchHashAfter;
