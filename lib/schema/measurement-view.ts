import type { ComponentState, ResumeComponent } from "@/lib/model/plan-types";
import type { Sample } from "@/lib/schema/sample-summary";

export type SampleEntry = Sample & { id: string; recordedBy: string; recordedAt: Date };

/** Saves of one day that were timed alike. */
export type SampleGroup = Omit<Sample, "seconds"> & {
  /** Of all of them, on this page or not. */
  count: number;
  meanSeconds: number;
  lowestSeconds: number;
  highestSeconds: number;
  /** Those on this page. */
  samples: SampleEntry[];
};
export type SamplePage = { groups: SampleGroup[]; nextCursor: string | null };

export type ResumePartView = {
  part: ResumeComponent;
  state: ComponentState;
  recordedBy: string | null;
  recordedAt: Date | null;
};

export type TriedResume = {
  id: string;
  firstBatchHashBefore: string;
  firstBatchHashAfter: string;
  /** The first batch was the same one. */
  succeeded: boolean;
  person: string;
  verifiedOn: string;
  recordedBy: string;
  recordedAt: Date;
};

export type ResumeView = { parts: ResumePartView[]; tried: TriedResume[]; verified: number };

/**
 * Successful resumes since the last failed one: once a resume has failed, what worked before it is
 * no longer evidence.
 *
 * @param tried newest first
 */
export function resumesThatCount(tried: readonly Pick<TriedResume, "succeeded">[]): number {
  const failure = tried.findIndex((resume) => !resume.succeeded);
  return failure === -1 ? tried.length : failure;
}
