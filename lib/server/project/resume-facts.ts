import "server-only";
import type { PlanEvidence } from "@/lib/model/plan-types";
import type { ResumeView } from "@/lib/schema/measurement-view";
import { isoDay } from "@/lib/server/project/column";

export type ResumeFacts = NonNullable<PlanEvidence["resume"]>;

/** null while nobody has said anything about resuming. */
export function resumeFacts({ parts, tried, verified }: ResumeView): ResumeFacts | null {
  const known = parts.filter((part) => part.state !== "unknown");
  if (known.length === 0 && tried.length === 0) return null;
  const newest = tried[0];
  const recordedAt = known.map((part) => part.recordedAt).findLast((at) => at !== null);
  return {
    components: Object.fromEntries(known.map(({ part, state }) => [part, state])),
    verifiedResumes: verified,
    ...(newest ? { source: newest.person, date: newest.verifiedOn } : { date: recordedAt ? isoDay(recordedAt) : null }),
  };
}
