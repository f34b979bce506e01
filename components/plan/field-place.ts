import type { PlanRequest, Statement } from "@/lib/model/plan-types";

/** The inputs whose absence the page names. */
export type PlanInput = Extract<
  keyof PlanRequest,
  | "usefulWorkHours"
  | "instances"
  | "gang"
  | "recoverySeconds"
  | "downtimeSeconds"
  | "checkpointLatencySeconds"
  | "checkpointOverheadSeconds"
  | "spotPricePerHour"
  | "onDemandPricePerHour"
  | "interruptions"
  | "noticeSeconds"
  | "checkpointGigabytes"
  | "writeMegabytesPerSecond"
  | "detectionDelaySeconds"
  | "stepSeconds"
  | "checkpointsKept"
  | "storageQuotaGigabytes"
  | "storagePricePerGigabyteMonth"
>;

/** Without these there is no plan at all. */
const NEEDED: readonly PlanInput[] = [
  "usefulWorkHours",
  "checkpointOverheadSeconds",
  "interruptions",
  "spotPricePerHour",
  "onDemandPricePerHour",
];

export function missingInputs(request: Partial<PlanRequest>): PlanInput[] {
  const noRate = request.interruptions === undefined && request.ratePerInstanceHour === undefined;
  return NEEDED.filter((field) => (field === "interruptions" ? noRate : request[field] === undefined));
}

/** Where a person writes an input down. */
export function fieldPlace(projectId: string, field: PlanInput): string {
  const project = `/projects/${projectId}`;
  if (field === "interruptions") return `${project}/interruptions`;
  if (field === "checkpointOverheadSeconds" || field === "checkpointLatencySeconds")
    return `${project}/measurements#seconds`;
  return `${project}/settings#${field}`;
}

const NAMED_BY: Partial<Record<string, PlanInput>> = {
  "missing.usefulWork": "usefulWorkHours",
  "missing.overhead": "checkpointOverheadSeconds",
  "missing.latency": "checkpointLatencySeconds",
  "missing.instances": "instances",
  "missing.recovery": "recoverySeconds",
  "missing.downtime": "downtimeSeconds",
  "assumed.recovery": "recoverySeconds",
  "assumed.downtime": "downtimeSeconds",
  "assumed.detection": "detectionDelaySeconds",
  "assumed.step": "stepSeconds",
  "assumed.instances": "instances",
  "assumed.gang": "gang",
  "assumed.synchronous": "checkpointLatencySeconds",
  "assumed.keep": "checkpointsKept",
  "assumed.size": "checkpointGigabytes",
  "assumed.storagePrice": "storagePricePerGigabyteMonth",
};

/** The input that a statement, or the one inside it, misses. */
export const inputNamedBy = ({ code, values: { next } }: Statement): PlanInput | undefined =>
  NAMED_BY[typeof next === "string" ? next : code];
