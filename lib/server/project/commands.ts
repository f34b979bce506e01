import "server-only";
import { ok, type Result, refused } from "@/lib/result";
import { presetFilled } from "@/lib/schema/notice-preset";
import type { ProjectInput, ProjectSettings } from "@/lib/schema/project";
import { beforeChanges, fieldChanges, mergeEdits } from "@/lib/schema/project-change";
import type { EditConflict, FieldChange } from "@/lib/schema/project-detail";
import { recordAudit } from "@/lib/server/audit/commands";
import { mintProjectScope, type ProjectScope, type WorkspaceScope } from "@/lib/server/auth/scope";
import { type Transaction, transaction } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/client";
import { partRows, resumeRows, sampleRows } from "@/lib/server/measurement/row";
import { poolPartsOf } from "@/lib/server/project/pool-parts";
import { figureNotes } from "@/lib/server/project/provenance";
import { listEditsSince } from "@/lib/server/project/queries";
import { columnsFrom, projectInclude, settingsFrom } from "@/lib/server/project/row";
import { judgeProject } from "@/lib/server/verdict/commands";

export type NameTaken = { code: "name-taken" };

/** A project with what is known of it, however little, and its first verdict. */
export async function createProject(
  scope: WorkspaceScope,
  input: ProjectInput,
  now: Date,
): Promise<Result<{ id: string }, NameTaken>> {
  const { overheadSamples = [], latencySamples = [], resume, ...typed } = input;
  const settings = presetFilled(typed);
  return orNameTaken(
    transaction(async (tx) => {
      const poolId = await poolOf(tx, scope, settings);
      const { id } = await tx.project.create({
        data: { workspaceId: scope.workspaceId, poolId, ...columnsFrom(settings), createdAt: now, updatedAt: now },
        select: { id: true },
      });
      const project = mintProjectScope(scope, id);
      const recorded = { projectId: id, recordedBy: scope.actor.name, recordedAt: now };
      await keepProvenance(tx, project, null, settings, now);
      await tx.checkpointSample.createMany({
        data: [
          ...sampleRows(overheadSamples, "overhead", recorded),
          ...sampleRows(latencySamples, "latency", recorded),
        ],
      });
      await tx.resumePart.createMany({ data: partRows(resume?.components ?? {}, recorded) });
      await tx.verifiedResume.createMany({ data: resumeRows(resume?.verified ?? [], recorded) });
      const samples = { overheadSamples: overheadSamples.length, latencySamples: latencySamples.length };
      await recordAudit(
        tx,
        scope,
        { action: "project-created", ...aboutProject(id), detail: { name: settings.name, ...samples } },
        now,
      );
      await judgeProject(tx, project, now, "project-created");
      return ok({ id });
    }),
  );
}

/**
 * Replaces the settings. An edit of an older version is refused with what others changed meanwhile
 * and a merge of both, so that nothing typed is lost.
 */
export async function updateProject(
  scope: ProjectScope,
  version: number,
  typed: ProjectSettings,
  now: Date,
): Promise<Result<{ version: number }, NameTaken | EditConflict | { code: "gone" }>> {
  const after = presetFilled(typed);
  return orNameTaken(
    transaction(async (tx) => {
      const row = await lockedProject(tx, scope);
      if (!row) return refused({ code: "gone" });
      const before = settingsFrom(row);
      if (row.version !== version) return refused(await conflict(tx, scope, version, row.version, before, after));
      const changes = fieldChanges(before, after);
      const poolId = machineChanged(changes) ? await poolOf(tx, scope, after) : row.poolId;
      await tx.project.update({
        where: { id: scope.projectId },
        data: { ...columnsFrom(after), poolId, version: version + 1, updatedAt: now },
        select: { id: true },
      });
      await keepProvenance(tx, scope, before, after, now);
      const detail = { version: version + 1, changes };
      await recordAudit(tx, scope, { action: "project-updated", ...aboutProject(scope.projectId), detail }, now);
      await judgeProject(tx, scope, now, "project-updated");
      return ok({ version: version + 1 });
    }),
  );
}

/**
 * Lets the project plan from a pool of its workspace, whose four names become its machine, and judges it anew.
 * An edit like any other: a form that was open meanwhile learns of it.
 */
export async function planFromPool(tx: Transaction, scope: ProjectScope, poolId: string, now: Date): Promise<void> {
  const row = await lockedProject(tx, scope);
  if (!row || row.poolId === poolId) return;
  const pool = await tx.pool.findFirstOrThrow({ where: { id: poolId, workspaceId: scope.workspaceId } });
  const changes = fieldChanges(settingsFrom(row), settingsFrom({ ...row, pool }));
  const version = row.version + 1;
  await tx.project.update({
    where: { id: scope.projectId },
    data: { poolId, version, updatedAt: now },
    select: { id: true },
  });
  const detail = { version, changes };
  await recordAudit(tx, scope, { action: "pool-chosen", ...aboutProject(scope.projectId), detail }, now);
  await judgeProject(tx, scope, now, "pool-chosen");
}

const aboutProject = (subjectId: string) => ({ subject: "project", subjectId });

async function lockedProject(tx: Transaction, scope: ProjectScope) {
  await tx.$queryRaw`SELECT 1 FROM project
    WHERE id = ${scope.projectId}::uuid AND workspace_id = ${scope.workspaceId}::uuid FOR NO KEY UPDATE`;
  return tx.project.findFirst({
    where: { id: scope.projectId, workspaceId: scope.workspaceId },
    include: projectInclude,
  });
}

async function conflict(
  tx: Transaction,
  scope: ProjectScope,
  seen: number,
  version: number,
  current: ProjectSettings,
  mine: ProjectSettings,
): Promise<EditConflict> {
  const edits = await listEditsSince(scope, seen, tx);
  const base = beforeChanges(
    current,
    edits.flatMap((edit) => edit.changes),
  );
  return { code: "stale", version, edits, merged: mergeEdits(base, mine, current) };
}

const MACHINE: readonly string[] = ["provider", "region", "zone", "instanceType"];
const machineChanged = (changes: readonly FieldChange[]) => changes.some((change) => MACHINE.includes(change.field));

async function poolOf(tx: Transaction, scope: WorkspaceScope | ProjectScope, settings: ProjectSettings) {
  const parts = poolPartsOf(settings);
  if (parts === null) return null;
  const key = { workspaceId: scope.workspaceId, ...parts };
  // Not an upsert: two projects of one new pool at once must both find it.
  await tx.pool.createMany({ data: [key], skipDuplicates: true });
  const pool = await tx.pool.findFirstOrThrow({ where: key, select: { id: true } });
  return pool.id;
}

async function keepProvenance(
  tx: Transaction,
  scope: ProjectScope,
  before: ProjectSettings | null,
  after: ProjectSettings,
  now: Date,
): Promise<void> {
  const { projectId, actor } = scope;
  const { written, cleared } = figureNotes(before, after);
  const gone = [...cleared, ...written.map((note) => note.figure)];
  await tx.figureSource.deleteMany({ where: { projectId, figure: { in: gone } } });
  await tx.figureSource.createMany({
    data: written.map((note) => ({ projectId, ...note, recordedBy: actor.name, recordedAt: now })),
  });
}

/** Names are unique in a workspace; which of two commands came second only the database knows. */
async function orNameTaken<Outcome>(outcome: Promise<Outcome>): Promise<Outcome | Result<never, NameTaken>> {
  try {
    return await outcome;
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
    if (isTaken) return refused({ code: "name-taken" });
    throw error;
  }
}
