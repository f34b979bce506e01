import { z } from "zod";
import type { ResumeComponent } from "@/lib/model/plan-types";
import { line } from "@/lib/schema/line";

const YEAR_SECONDS = 31_536_000;
const CENTURY_HOURS = 876_000;

const seconds = z.number().nonnegative().max(YEAR_SECONDS);
const positiveSeconds = z.number().min(0.001).max(YEAR_SECONDS);
const hours = z.number().min(0.001).max(CENTURY_HOURS);
const amount = z.number().nonnegative().max(1e9);
const price = z.number().min(1e-6).max(1e6);
const size = z.number().min(1e-6).max(1e8);
const share = z.number().min(0).max(1);
const ratePerInstanceHour = z.number().min(1e-9).max(3600);
const lossValue = z.number().nonnegative().max(1e9);

const source = {
  source: line(300).exactOptional(),
  date: z.iso.date().nullable().exactOptional(),
};

const componentState = z.enum(["captured", "absent", "unknown"]).exactOptional();
const components = z.strictObject({
  model: componentState,
  optimizer: componentState,
  scheduler: componentState,
  sampler: componentState,
  rng: componentState,
  counters: componentState,
} satisfies Record<ResumeComponent, typeof componentState>);

export const planEvidence = z.strictObject({
  overheadSeconds: z
    .strictObject({ p90: positiveSeconds, samples: z.int().min(0).max(1e6), measured: z.boolean(), ...source })
    .exactOptional(),
  clustering: z.strictObject({ index: z.number().nonnegative().max(1e9), p: share, ...source }).exactOptional(),
  resume: z.strictObject({ components, verifiedResumes: z.int().min(0).max(1e6), ...source }).exactOptional(),
  trajectory: z
    .strictObject({
      identityDemanded: z.boolean(),
      largestGap: lossValue.exactOptional(),
      noise: lossValue.exactOptional(),
      fixedSeeds: z.boolean().exactOptional(),
      ...source,
    })
    .exactOptional(),
  borrowed: z.boolean().exactOptional(),
});

export const admissionLimits = z.strictObject({
  overheadP90Seconds: positiveSeconds.exactOptional(),
  overheadSamples: z.int().min(1).max(1000).exactOptional(),
  overheadShare: z.number().min(0.0001).max(0.99).exactOptional(),
  events: z.int().min(1).max(1e6).exactOptional(),
  exposureInstanceHours: hours.exactOptional(),
  dispersionIndex: z.number().min(1).max(1000).exactOptional(),
  dispersionP: z.number().min(1e-12).max(1).exactOptional(),
  jobIntervals: z.number().min(0.001).max(1e6).exactOptional(),
  interruptionsDuringJob: z.number().nonnegative().max(1e6).exactOptional(),
});

const fields = {
  usefulWorkHours: hours.meta({ description: "T, useful work of the whole job." }),
  stepSeconds: positiveSeconds.exactOptional(),
  instances: z.int().min(1).max(100_000).exactOptional(),
  gang: z
    .boolean()
    .exactOptional()
    .meta({ description: "Losing one instance stops all. Absent with several instances: taken to." }),
  checkpointOverheadSeconds: z
    .number()
    .min(0.001)
    .max(86_400)
    .meta({ description: "c, seconds the job stands still per checkpoint." }),
  checkpointLatencySeconds: positiveSeconds.exactOptional().meta({
    description: "u, seconds from the trigger of a save until it is durable; above c the save is asynchronous.",
  }),
  recoverySeconds: seconds.exactOptional().meta({ description: "R, ready to computing again." }),
  downtimeSeconds: seconds.exactOptional().meta({ description: "D, until a new instance is ready; not billed." }),
  detectionDelaySeconds: seconds.exactOptional(),
  noticeSeconds: seconds.exactOptional(),
  salvageProbability: share.exactOptional().meta({
    description: "q, share of interruptions whose emergency checkpoint became durable. Absent: not counted on.",
  }),
  checkpointGigabytes: size.exactOptional(),
  writeMegabytesPerSecond: size.exactOptional(),
  interruptions: z.int().min(0).max(1e9).exactOptional(),
  exposureInstanceHours: z.number().min(1e-6).max(1e12).exactOptional(),
  ratePerInstanceHour: ratePerInstanceHour
    .exactOptional()
    .meta({ description: "λ where no counts are at hand; then the rate has no bounds and point 2 is unknown." }),
  spotPricePerHour: price,
  onDemandPricePerHour: price,
  reservedPricePerHour: price.exactOptional(),
  onDemandFailuresPerInstanceHour: z.number().nonnegative().max(3600).exactOptional(),
  storagePricePerGigabyteMonth: amount.exactOptional(),
  pricePerCheckpointWrite: amount.exactOptional(),
  transferPricePerGigabyte: amount.exactOptional(),
  extraStepsAfterResume: z.number().nonnegative().max(1e9).exactOptional(),
  engineeringCost: amount.exactOptional(),
  checkpointsKept: z.int().min(1).max(1_000_000).exactOptional(),
  storageQuotaGigabytes: size.exactOptional(),
  maxLostWorkSeconds: positiveSeconds.exactOptional(),
  deadlineHours: hours.exactOptional(),
  conservativeFactor: z
    .number()
    .min(0.5)
    .max(1)
    .exactOptional()
    .meta({ description: "Share of Young's interval to recommend. Absent: 0.75, or 0.7 when the notice is tight." }),
  margin: z.number().min(0).max(0.99).exactOptional(),
  limits: admissionLimits.exactOptional(),
  evidence: planEvidence.exactOptional(),
};

/** The body of POST /api/v1/plan: one source of the rate, and nothing that needs what is not there. */
export const planRequest = z.strictObject(fields).check(({ value, issues }) => {
  const refuse = (field: keyof typeof fields, message: string) =>
    issues.push({ code: "custom", input: value[field], path: [field], message });
  const counted = value.interruptions !== undefined;
  const exposed = value.exposureInstanceHours !== undefined;
  const declared = value.ratePerInstanceHour !== undefined;
  if (counted && !exposed) refuse("exposureInstanceHours", "exposureInstanceHours is needed beside interruptions.");
  if (exposed && !counted)
    refuse("interruptions", "interruptions is needed beside exposureInstanceHours; 0 is a count.");
  if (declared && (counted || exposed)) {
    refuse("ratePerInstanceHour", "Give ratePerInstanceHour, or interruptions with exposureInstanceHours, not both.");
  }
  if (!declared && !counted && !exposed) {
    refuse("ratePerInstanceHour", "Give ratePerInstanceHour, or interruptions with exposureInstanceHours.");
  }
  if ((value.extraStepsAfterResume ?? 0) > 0 && value.stepSeconds === undefined) {
    refuse("stepSeconds", "stepSeconds is needed to price extraStepsAfterResume.");
  }
});
