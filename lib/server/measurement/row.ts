import "server-only";
import type { ComponentState, ResumeComponent } from "@/lib/model/plan-types";
import {
  type CheckpointSampleInput,
  type ResumeEvidenceInput,
  resumeSucceeded,
  type SampleQuantity,
} from "@/lib/schema/measurement";
import { type ResumeView, resumesThatCount, type TriedResume } from "@/lib/schema/measurement-view";
import type { Sample } from "@/lib/schema/sample-summary";
import type { Prisma } from "@/lib/server/generated/client";
import { isoDay, storedDay } from "@/lib/server/project/column";

type Recorded = { projectId: string; recordedBy: string; recordedAt: Date };

export const sampleRows = (
  samples: readonly CheckpointSampleInput[],
  quantity: SampleQuantity,
  recorded: Recorded,
): Prisma.CheckpointSampleCreateManyInput[] =>
  samples.map((sample, place) => ({
    ...recorded,
    quantity,
    place,
    seconds: sample.seconds,
    mode: sample.mode,
    basis: sample.basis,
    takenOn: storedDay(sample.takenOn),
    source: sample.source ?? null,
  }));

/** Unknown parts have no row: nobody has looked. */
export const partRows = (
  components: NonNullable<ResumeEvidenceInput["components"]>,
  recorded: Recorded,
): Prisma.ResumePartCreateManyInput[] =>
  Object.entries(components).flatMap(([part, state]) =>
    state === "captured" || state === "absent" ? [{ ...recorded, part, state }] : [],
  );

export const resumeRows = (
  verified: NonNullable<ResumeEvidenceInput["verified"]>,
  recorded: Recorded,
): Prisma.VerifiedResumeCreateManyInput[] =>
  verified.map((tried) => ({
    ...recorded,
    hashBefore: tried.firstBatchHashBefore,
    hashAfter: tried.firstBatchHashAfter,
    person: tried.person,
    verifiedOn: storedDay(tried.verifiedOn),
  }));

export const sampleFields = {
  quantity: true,
  seconds: true,
  mode: true,
  basis: true,
  takenOn: true,
  source: true,
} satisfies Prisma.CheckpointSampleSelect;

type SampleRow = Prisma.CheckpointSampleGetPayload<{ select: typeof sampleFields }>;

export const sampleFrom = (row: SampleRow): Sample => ({
  quantity: row.quantity as Sample["quantity"],
  seconds: row.seconds,
  mode: row.mode as Sample["mode"],
  basis: row.basis as Sample["basis"],
  takenOn: isoDay(row.takenOn),
  source: row.source,
});

type PartRow = { state: string; recordedBy: string; recordedAt: Date };
type TriedRow = Prisma.VerifiedResumeGetPayload<Record<string, never>>;

/** @param tried newest first */
export function resumeFrom(
  parts: readonly { part: ResumeComponent; row: PartRow | null }[],
  tried: readonly TriedRow[],
): ResumeView {
  const views = tried.map(triedFrom);
  return {
    parts: parts.map(({ part, row }) => ({
      part,
      state: (row?.state as ComponentState | undefined) ?? "unknown",
      recordedBy: row?.recordedBy ?? null,
      recordedAt: row?.recordedAt ?? null,
    })),
    tried: views,
    verified: resumesThatCount(views),
  };
}

const triedFrom = (row: TriedRow): TriedResume => {
  const hashes = { firstBatchHashBefore: row.hashBefore, firstBatchHashAfter: row.hashAfter };
  return {
    id: row.id,
    ...hashes,
    succeeded: resumeSucceeded(hashes),
    person: row.person,
    verifiedOn: isoDay(row.verifiedOn),
    recordedBy: row.recordedBy,
    recordedAt: row.recordedAt,
  };
};
