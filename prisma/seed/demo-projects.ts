import type { ProjectBody } from "@/lib/schema/project";

/** The sample log whose pool the project plans from; without one it has no evidence. */
type DemoProject = { readonly body: ProjectBody; readonly log?: string };

const machine = { provider: "aws", region: "us-east-1", instanceType: "p4d.24xlarge" } as const;
const prices = {
  currency: "USD",
  spotPricePerHour: 9.83,
  onDemandPricePerHour: 32.77,
  priceSource: "made up for the demonstration",
} as const;
const timing = {
  recoverySeconds: 240,
  downtimeSeconds: 600,
  detectionDelaySeconds: 30,
  noticePreset: "aws-120",
} as const;

const samples = (seconds: readonly number[], mode: "sync" | "async", takenOn: string) =>
  seconds.map((each) => ({ seconds: each, mode, basis: "measured" as const, takenOn, source: "trainer log" }));

const overhead = [21.4, 22.0, 20.9, 23.1, 21.7, 22.4, 21.1, 24.0, 22.8, 21.9, 22.2, 21.5];
const latency = [58, 61, 57, 63, 60, 59, 62, 58, 64, 60, 61, 59];

const captured = {
  model: "captured",
  optimizer: "captured",
  scheduler: "captured",
  sampler: "captured",
  rng: "captured",
  counters: "captured",
} as const;

/** One project for each answer that a plan can give, and one that nobody has measured yet. */
export const demoProjects = (today: string): readonly DemoProject[] => [
  {
    log: "lifetimes.csv",
    body: {
      name: "Llama fine-tune, us-east-1b",
      ...machine,
      ...prices,
      ...timing,
      zone: "us-east-1b",
      priceDate: today,
      usefulWorkHours: 220,
      stepSeconds: 2.3,
      instances: 1,
      gang: true,
      checkpointGigabytes: 84,
      writeMegabytesPerSecond: 1600,
      checkpointsKept: 3,
      storagePricePerGigabyteMonth: 0.023,
      trajectoryDemand: "not-demanded",
      overheadSamples: samples(overhead, "sync", today),
      latencySamples: samples(latency, "sync", today),
      resume: {
        components: captured,
        verified: Array.from({ length: 3 }, (_, index) => ({
          firstBatchHashBefore: `5d41402abc4b2a76b9719d91101${index}`,
          firstBatchHashAfter: `5d41402abc4b2a76b9719d91101${index}`,
          person: "Demo",
          verifiedOn: today,
        })),
      },
    },
  },
  {
    log: "lifetimes.csv",
    body: {
      name: "Vision pre-training, us-east-1c",
      ...machine,
      ...prices,
      ...timing,
      zone: "us-east-1c",
      priceDate: today,
      usefulWorkHours: 640,
      stepSeconds: 1.1,
      instances: 4,
      gang: true,
      checkpointGigabytes: 320,
      writeMegabytesPerSecond: 700,
      checkpointsKept: 5,
      trajectoryDemand: "not-demanded",
      overheadSamples: samples(
        overhead.map((each) => each * 8),
        "sync",
        today,
      ),
      resume: { components: { ...captured, sampler: "absent" } },
    },
  },
  {
    log: "lifetimes.csv",
    body: {
      name: "Speech model, no discount left",
      ...machine,
      ...prices,
      ...timing,
      zone: "us-east-1b",
      spotPricePerHour: 32.1,
      priceDate: today,
      usefulWorkHours: 90,
      instances: 1,
      trajectoryDemand: "not-demanded",
      overheadSamples: samples(overhead, "sync", today),
      latencySamples: samples(latency, "sync", today),
      resume: { components: captured },
    },
  },
  { body: { name: "Protein folding, not measured yet", usefulWorkHours: 300, instances: 2, gang: true } },
];
