import "server-only";
import { poolLabel } from "@/lib/import/pool";
import type { Reject } from "@/lib/import/reject";
import type { FilePreview, UploadPreview } from "@/lib/import/upload-preview";
import type { ImportChoices } from "@/lib/schema/import";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { pool as connections, prisma } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import { duplicatesOf, twinOf } from "./confirm";
import { STAGED_FOR_MS } from "./lifetime";
import type { StoredReading } from "./save-reading";

type Workspace = WorkspaceScope | ProjectScope;

const REJECTS_SHOWN = 100;

const stagedFile = {
  id: true,
  fileName: true,
  sizeBytes: true,
  sha256: true,
  choices: true,
  events: true,
  repeats: true,
  ignored: true,
  rejected: true,
  observedFrom: true,
  observedTo: true,
  stagedAt: true,
  pools: {
    select: { provider: true, region: true, zone: true, instanceType: true, events: true },
    orderBy: [{ events: "desc" }, { id: "asc" }],
  },
} satisfies Prisma.InterruptionLogSelect;

type StagedRow = Prisma.InterruptionLogGetPayload<{ select: typeof stagedFile }>;

/** The bytes of a staged file, in the pieces in which they were put aside. */
export async function* storedBytes(scope: Workspace, logId: string): AsyncGenerator<Uint8Array, void> {
  for (let ordinal = 0; ; ordinal++) {
    const { rows } = await connections.query<{ gzip_bytes: Buffer }>(
      `SELECT c.gzip_bytes FROM staged_chunk c JOIN interruption_log l ON l.id = c.log_id
        WHERE c.log_id = $1 AND c.ordinal = $2 AND l.workspace_id = $3`,
      [logId, ordinal, scope.workspaceId],
    );
    const [chunk] = rows;
    if (chunk === undefined) return;
    yield chunk.gzip_bytes;
  }
}

/** What waits under an upload, compared with what the workspace knows. Null when nothing does, or no longer. */
export async function previewUpload(scope: Workspace, uploadId: string, now: Date): Promise<UploadPreview | null> {
  const logs = await prisma.interruptionLog.findMany({
    where: {
      uploadId,
      workspaceId: scope.workspaceId,
      importedAt: null,
      stagedAt: { gt: new Date(now.getTime() - STAGED_FOR_MS) },
    },
    select: stagedFile,
    orderBy: [{ stagedAt: "asc" }, { id: "asc" }],
  });
  const [oldest] = logs;
  if (oldest === undefined) return null;
  const files: FilePreview[] = [];
  for (const [place, log] of logs.entries()) {
    const earlier = logs.slice(0, place).map(({ id }) => id);
    files.push(await previewOf(scope, log, earlier));
  }
  const sum = (count: keyof UploadPreview["counts"]) => files.reduce((total, { counts }) => total + counts[count], 0);
  return {
    uploadId,
    expiresAt: new Date(oldest.stagedAt.getTime() + STAGED_FOR_MS).toISOString(),
    files,
    counts: {
      rows: sum("rows"),
      added: sum("added"),
      duplicates: sum("duplicates"),
      repeats: sum("repeats"),
      ignored: sum("ignored"),
      rejected: sum("rejected"),
    },
  };
}

async function previewOf(scope: Workspace, log: StagedRow, earlier: readonly string[]): Promise<FilePreview> {
  const twinId = log.events > 0 ? await twinOf(prisma, scope, log) : null;
  const twin =
    twinId === null
      ? null
      : await prisma.interruptionLog.findFirst({
          where: { id: twinId, workspaceId: scope.workspaceId },
          select: { id: true, fileName: true, importedAt: true, stagedAt: true },
        });
  const duplicates = twin ? log.events : await duplicatesOf(prisma, scope, log.id, earlier);
  const reading = await storedReading(scope, log.id);
  const questions = reading?.recognition?.questions ?? [];
  return {
    logId: log.id,
    fileName: log.fileName,
    sizeBytes: Number(log.sizeBytes),
    sha256: log.sha256,
    alreadyImported: twin && {
      logId: twin.id,
      fileName: twin.fileName,
      importedAt: (twin.importedAt ?? twin.stagedAt).toISOString(),
    },
    recognition: reading?.recognition ?? null,
    refusal: reading?.refusal ?? null,
    choices: log.choices as ImportChoices,
    blocking: questions.filter(({ blocks }) => blocks === "reading"),
    counts: {
      rows: log.events + log.repeats + log.ignored + log.rejected,
      added: log.events - duplicates,
      duplicates,
      repeats: log.repeats,
      ignored: log.ignored,
      rejected: log.rejected,
    },
    pools: log.pools.map(({ provider, region, zone, instanceType, events }) => {
      const names = { provider, region, zone, instanceType };
      return { pool: poolLabel(names), ...names, events };
    }),
    firstRows: reading?.firstRows ?? [],
    rejects: await stagedRejects(scope, log.id, REJECTS_SHOWN),
    observed:
      log.observedFrom && log.observedTo
        ? { fromMs: log.observedFrom.getTime(), toMs: log.observedTo.getTime() }
        : null,
  };
}

async function storedReading(scope: Workspace, logId: string): Promise<StoredReading | null> {
  const { rows } = await connections.query<{ reading: StoredReading }>(
    `SELECT r.reading FROM staged_reading r JOIN interruption_log l ON l.id = r.log_id
      WHERE r.log_id = $1 AND l.workspace_id = $2`,
    [logId, scope.workspaceId],
  );
  return rows[0]?.reading ?? null;
}

/** The rejected rows of a staged file, as many as were kept unless fewer will do. */
export async function stagedRejects(scope: Workspace, logId: string, most: number | null = null): Promise<Reject[]> {
  const { rows } = await connections.query<{ reject: Reject }>(
    `SELECT r.reject FROM staged_reject r JOIN interruption_log l ON l.id = r.log_id
      WHERE r.log_id = $1 AND l.workspace_id = $2 ORDER BY r.ordinal LIMIT $3`,
    [logId, scope.workspaceId, most],
  );
  return rows.map(({ reject }) => reject);
}
