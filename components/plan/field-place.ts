import type { PlanRequest } from "@/lib/model/plan-types";

/** The inputs whose absence the page names. */
export type PlanInput = Extract<
  keyof PlanRequest,
  | "usefulWorkHours"
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
  if (field === "checkpointOverheadSeconds") return `${project}/measurements`;
  return `${project}/settings#${field}`;
}
