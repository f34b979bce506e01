import "server-only";
import { ok, type Result, refused } from "@/lib/result";
import type { ResumeComponents, SampleBatch, VerifiedResumeInput } from "@/lib/schema/measurement";
import { recordAudit } from "@/lib/server/audit/commands";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { type Transaction, transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import { partRows, resumeRows, sampleRows } from "@/lib/server/measurement/row";
import { judgeProject } from "@/lib/server/verdict/commands";

/** More saves than one project has ever timed: a script in a loop. */
export const MOST_SAMPLES_PER_PROJECT = 20_000;

export type Gone = { code: "gone" };

/** Several saves, timed under the same circumstances. */
export function addSamples(
  scope: ProjectScope,
  batch: SampleBatch,
  now: Date,
): Promise<Result<{ added: number }, Gone | { code: "too-many" }>> {
  return change(scope, now, "samples-added", async (tx) => {
    const { quantity, seconds, ...circumstances } = batch;
    const kept = await tx.checkpointSample.count({ where: { projectId: scope.projectId } });
    if (kept + seconds.length > MOST_SAMPLES_PER_PROJECT) return refused({ code: "too-many" as const });
    const samples = seconds.map((each) => ({ seconds: each, ...circumstances }));
    await tx.checkpointSample.createMany({ data: sampleRows(samples, quantity, recorded(scope, now)) });
    return ok({ value: { added: seconds.length }, detail: { quantity, seconds } });
  });
}

export function removeSample(scope: ProjectScope, sampleId: string, now: Date): Promise<Result<null, Gone>> {
  return change(scope, now, "sample-removed", async (tx) => {
    const sample = await tx.checkpointSample.findFirst({ where: { id: sampleId, projectId: scope.projectId } });
    if (!sample) return refused({ code: "gone" as const });
    await tx.checkpointSample.delete({ where: { id: sample.id }, select: { id: true } });
    const { quantity, seconds, mode, basis, takenOn } = sample;
    return ok({ value: null, detail: { quantity, seconds, mode, basis, takenOn: takenOn.toISOString() } });
  });
}

/** Says what a checkpoint holds. A part whose state stays keeps the day on which it was looked at. */
export function recordResumeParts(
  scope: ProjectScope,
  parts: ResumeComponents,
  now: Date,
): Promise<Result<null, Gone>> {
  return change(scope, now, "resume-parts-recorded", async (tx) => {
    const kept = await tx.resumePart.findMany({ where: { projectId: scope.projectId } });
    const stateOf = new Map(kept.map((row) => [row.part, row.state]));
    const changed = Object.entries(parts).filter(
      ([part, state]) => state !== undefined && (stateOf.get(part) ?? "unknown") !== state,
    );
    await tx.resumePart.deleteMany({
      where: { projectId: scope.projectId, part: { in: changed.map(([part]) => part) } },
    });
    await tx.resumePart.createMany({ data: partRows(Object.fromEntries(changed), recorded(scope, now)) });
    return ok({ value: null, detail: Object.fromEntries(changed) });
  });
}

export function addVerifiedResume(
  scope: ProjectScope,
  resume: VerifiedResumeInput,
  now: Date,
): Promise<Result<null, Gone>> {
  return change(scope, now, "resume-recorded", async (tx) => {
    await tx.verifiedResume.createMany({ data: resumeRows([resume], recorded(scope, now)) });
    return ok({ value: null, detail: resume });
  });
}

export function removeVerifiedResume(scope: ProjectScope, resumeId: string, now: Date): Promise<Result<null, Gone>> {
  return change(scope, now, "resume-removed", async (tx) => {
    const resume = await tx.verifiedResume.findFirst({ where: { id: resumeId, projectId: scope.projectId } });
    if (!resume) return refused({ code: "gone" as const });
    await tx.verifiedResume.delete({ where: { id: resume.id }, select: { id: true } });
    const { hashBefore, hashAfter, person } = resume;
    return ok({ value: null, detail: { hashBefore, hashAfter, person } });
  });
}

const recorded = (scope: ProjectScope, now: Date) => ({
  projectId: scope.projectId,
  recordedBy: scope.actor.name,
  recordedAt: now,
});

type Changed<Value> = { value: Value; detail: Prisma.InputJsonObject };

/** One transaction: the project is still there and ours, the change, who made it, the new verdict. */
function change<Value, Reason>(
  scope: ProjectScope,
  now: Date,
  action: string,
  work: (tx: Transaction) => Promise<Result<Changed<Value>, Reason>>,
): Promise<Result<Value, Reason | Gone>> {
  return transaction(async (tx) => {
    const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM project
      WHERE id = ${scope.projectId}::uuid AND workspace_id = ${scope.workspaceId}::uuid FOR NO KEY UPDATE`;
    if (found.length === 0) return refused({ code: "gone" });
    const outcome = await work(tx);
    if (!outcome.ok) return outcome;
    const { value, detail } = outcome.value;
    await recordAudit(tx, scope, { action, subject: "project", subjectId: scope.projectId, detail }, now);
    await judgeProject(tx, scope, now, action);
    return ok(value);
  });
}
