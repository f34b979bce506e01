import fc from "fast-check";
import { type PlanRequest, RESUME_COMPONENTS } from "@/lib/model/plan-types";

/** Numbers over many orders of magnitude, ends included: what a schema allows, not what is usual. */
const spread = (min: number, max: number) =>
  fc
    .oneof(
      { weight: 8, arbitrary: fc.double({ min: Math.log(min), max: Math.log(max), noNaN: true }).map(Math.exp) },
      { weight: 1, arbitrary: fc.constantFrom(min, max) },
    )
    .map((value) => Math.min(max, Math.max(min, value)));
const orZero = (max: number) => fc.oneof(fc.constant(0), spread(1e-6, max));
const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const whole = (min: number, max: number) =>
  spread(Math.max(1, min), max).map((value) => Math.max(min, Math.floor(value)));

const YEAR = 31_536_000;
const seconds = orZero(YEAR);
const price = spread(1e-6, 1e6);

const components = fc.record(
  Object.fromEntries(RESUME_COMPONENTS.map((part) => [part, fc.constantFrom("captured", "absent", "unknown")])),
  { requiredKeys: [] },
);

const evidence = fc.record(
  {
    overheadSeconds: fc.record({ p90: spread(0.001, YEAR), samples: fc.nat(20), measured: fc.boolean() }),
    clustering: fc.record({ index: orZero(1e9), p: share }),
    resume: fc.record({ components, verifiedResumes: fc.nat(3) }),
    trajectory: fc.record(
      { identityDemanded: fc.boolean(), largestGap: orZero(1e9), noise: orZero(1e9), fixedSeeds: fc.boolean() },
      { requiredKeys: ["identityDemanded"] },
    ),
    borrowed: fc.boolean(),
  },
  { requiredKeys: [] },
);

const rate = fc.oneof(
  fc.record({ interruptions: fc.oneof(fc.constant(0), whole(1, 1e6)), exposureInstanceHours: spread(1e-6, 1e12) }),
  fc.record({ ratePerInstanceHour: spread(1e-9, 3600) }),
);

const rest = fc.record(
  {
    usefulWorkHours: spread(0.001, 876_000),
    stepSeconds: spread(0.001, YEAR),
    instances: whole(1, 100_000),
    gang: fc.boolean(),
    checkpointOverheadSeconds: spread(0.001, 86_400),
    checkpointLatencySeconds: spread(0.001, YEAR),
    recoverySeconds: seconds,
    downtimeSeconds: seconds,
    detectionDelaySeconds: seconds,
    noticeSeconds: seconds,
    salvageProbability: share,
    checkpointGigabytes: spread(1e-6, 1e8),
    writeMegabytesPerSecond: spread(1e-6, 1e8),
    spotPricePerHour: price,
    onDemandPricePerHour: price,
    reservedPricePerHour: price,
    onDemandFailuresPerInstanceHour: orZero(3600),
    storagePricePerGigabyteMonth: orZero(1e9),
    pricePerCheckpointWrite: orZero(1e9),
    transferPricePerGigabyte: orZero(1e9),
    engineeringCost: orZero(1e9),
    checkpointsKept: whole(1, 1_000_000),
    storageQuotaGigabytes: spread(1e-6, 1e8),
    maxLostWorkSeconds: spread(0.001, YEAR),
    deadlineHours: spread(0.001, 876_000),
    conservativeFactor: fc.double({ min: 0.5, max: 1, noNaN: true }),
    margin: fc.double({ min: 0, max: 0.99, noNaN: true }),
    evidence,
  },
  {
    requiredKeys: ["usefulWorkHours", "checkpointOverheadSeconds", "spotPricePerHour", "onDemandPricePerHour"],
  },
);

/** Any request that the schema accepts, the absurd ones most of all. */
export const anyPlanRequest: fc.Arbitrary<PlanRequest> = fc
  .tuple(rest, rate, fc.oneof(fc.constant(0), fc.nat(1e6)))
  .map(([plain, known, extraSteps]): PlanRequest => {
    const extra = plain.stepSeconds !== undefined && extraSteps > 0 ? { extraStepsAfterResume: extraSteps } : {};
    return { ...plain, ...known, ...extra } as PlanRequest;
  });

/** A request as people make them: hours to weeks, minutes of recovery, rates seen in the wild. */
export const usualPlanRequest: fc.Arbitrary<PlanRequest> = fc.record({
  usefulWorkHours: spread(5, 1000),
  stepSeconds: spread(0.1, 30),
  instances: fc.integer({ min: 1, max: 16 }),
  gang: fc.boolean(),
  checkpointOverheadSeconds: spread(0.5, 300),
  recoverySeconds: spread(10, 900),
  downtimeSeconds: spread(30, 1800),
  interruptions: fc.integer({ min: 1, max: 300 }),
  exposureInstanceHours: spread(100, 10_000),
  spotPricePerHour: spread(0.2, 10),
  onDemandPricePerHour: spread(1, 30),
  checkpointGigabytes: spread(0.1, 500),
  storagePricePerGigabyteMonth: spread(0.01, 0.2),
  pricePerCheckpointWrite: spread(1e-6, 0.1),
  transferPricePerGigabyte: spread(1e-3, 0.1),
  checkpointsKept: fc.integer({ min: 1, max: 10 }),
});
