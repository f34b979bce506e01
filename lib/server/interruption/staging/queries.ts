import "server-only";
import { poolLabel } from "@/lib/import/pool";
import type { Reject } from "@/lib/import/reject";
import type { FilePreview, UploadPreview } from "@/lib/import/upload-preview";
import type { ImportChoices } from "@/lib/schema/import";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { pool as connections, prisma } from "@/lib/server/db";
import { duplicatesOf, twinOf } from "./confirm";
import { STAGED_FOR_MS } from "./lifetime";
import type { StoredReading } from "./save-reading";

type Workspace = WorkspaceScope | ProjectScope;

const REJECTS_SHOWN = 100;

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
    include: { pools: { orderBy: { events: "desc" } } },
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

type StagedRow = NonNullable<Awaited<ReturnType<typeof stagedRow>>>;
const stagedRow = (id: string) =>
  prisma.interruptionLog.findUnique({ where: { id }, include: { pools: { orderBy: { events: "desc" } } } });

async function previewOf(scope: Workspace, log: StagedRow, earlier: readonly string[]): Promise<FilePreview> {
  const twinId = log.events > 0 ? await twinOf(prisma, scope, log) : null;
  const twin = twinId === null ? null : await prisma.interruptionLog.findUnique({ where: { id: twinId } });
  const duplicates = twin ? log.events : await duplicatesOf(prisma, scope, log.id, earlier);
  const reading = await storedReading(log.id);
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

async function storedReading(logId: string): Promise<StoredReading | null> {
  const { rows } = await connections.query<{ reading: StoredReading }>(
    "SELECT reading FROM staged_reading WHERE log_id = $1",
    [logId],
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
