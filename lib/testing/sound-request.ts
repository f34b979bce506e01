import type { PlanRequest } from "@/lib/model/plan-types";

/** A project in order: 107.5 h, 30 s a save, 22 interruptions in 176 h, every point proven. */
export const SOUND_REQUEST: PlanRequest = {
  usefulWorkHours: 107.5,
  stepSeconds: 2.29,
  instances: 1,
  gang: false,
  checkpointOverheadSeconds: 30,
  checkpointLatencySeconds: 30,
  recoverySeconds: 225,
  downtimeSeconds: 1200,
  detectionDelaySeconds: 5,
  noticeSeconds: 120,
  salvageProbability: 0,
  checkpointGigabytes: 2,
  writeMegabytesPerSecond: 100,
  interruptions: 22,
  exposureInstanceHours: 176,
  spotPricePerHour: 1.86,
  onDemandPricePerHour: 5.67,
  storagePricePerGigabyteMonth: 0.023,
  checkpointsKept: 3,
  deadlineHours: 144,
  evidence: {
    overheadSeconds: { p90: 31.8, samples: 41, measured: true, source: "pilot run", date: "2026-11-06" },
    clustering: { index: 1.4, p: 0.11 },
    resume: {
      components: {
        model: "captured",
        optimizer: "captured",
        scheduler: "captured",
        sampler: "captured",
        rng: "captured",
        counters: "captured",
      },
      verifiedResumes: 3,
    },
    trajectory: { identityDemanded: true, fixedSeeds: true, largestGap: 0.004, noise: 0.011 },
  },
};
