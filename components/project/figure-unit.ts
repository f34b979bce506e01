import type { Figure } from "@/lib/schema/project";

/** The unit of each number; null for a count, which has none. */
export const FIGURE_UNIT = {
  usefulWorkHours: "hours",
  stepSeconds: "seconds",
  instances: null,
  deadlineHours: "hours",
  spotPricePerHour: "perHour",
  onDemandPricePerHour: "perHour",
  reservedPricePerHour: "perHour",
  checkpointGigabytes: "gigabytes",
  writeMegabytesPerSecond: "megabytesPerSecond",
  recoverySeconds: "seconds",
  downtimeSeconds: "seconds",
  detectionDelaySeconds: "seconds",
  noticeSeconds: "seconds",
  checkpointsKept: null,
  storagePricePerGigabyteMonth: "perGigabyteMonth",
  storageQuotaGigabytes: "gigabytes",
  trajectoryLargestGap: "loss",
  trajectoryNoise: "loss",
} as const satisfies Record<Figure, string | null>;

/** Units that begin with the project's currency. */
export const isPriced = (unit: string): unit is "perHour" | "perGigabyteMonth" =>
  unit === "perHour" || unit === "perGigabyteMonth";
