/** The page on which a fix is made. */
export type FixPage = "measurements" | "interruptions" | "settings";

const EXACT: Record<string, FixPage> = {
  "length.fixMeasureRate": "interruptions",
  "missing.overhead": "measurements",
  "missing.latency": "measurements",
};

const BY_NOUN: Record<string, FixPage> = {
  overhead: "measurements",
  rate: "interruptions",
  resume: "measurements",
  length: "settings",
  trajectory: "settings",
};

export const fixPage = (code: string): FixPage => EXACT[code] ?? BY_NOUN[code.split(".")[0] ?? ""] ?? "settings";

const FIELD: Partial<Record<string, string>> = {
  length: "usefulWorkHours",
  missing: "usefulWorkHours",
  trajectory: "trajectoryDemand",
};

export function fixPath(projectId: string, code: string): string {
  const page = fixPage(code);
  const field = page === "settings" ? FIELD[code.split(".")[0] ?? ""] : undefined;
  return `/projects/${projectId}/${page}${field ? `#${field}` : ""}`;
}
