import "server-only";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Recognition } from "@/lib/import/format";
import { HEAD_BYTES, recognise, unrecognisedTable } from "@/lib/import/recognise";
import type { Refusal } from "@/lib/import/reject";
import type { ImportChoices } from "@/lib/schema/import";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { pool as connections, prisma } from "@/lib/server/db";
import { arrival, kept, withHead } from "../receive/arrival";
import { Receipt, RefusedUpload } from "../receive/unpack";
import { ChunkStore } from "./chunk-store";
import { CopyIn } from "./copy-in";
import { EVENT_COLUMNS } from "./event-writer";
import { STAGED_FOR_MS } from "./lifetime";
import { stopUpload, trackUpload } from "./progress";
import { storedBytes } from "./queries";
import { nothingRead, type Reading, type RowSink, readRows } from "./read-rows";
import { addLogPools, clearReading, saveReading } from "./save-reading";
import { Turnstile } from "./turnstile";

type Workspace = WorkspaceScope | ProjectScope;

// Each takes up to three of the ten connections of the process.
const turnstile = new Turnstile(2);

type Incoming = {
  readonly body: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  readonly choices: ImportChoices;
  /** Taken for the pool where the file names none and no choice does. */
  readonly defaults?: ImportChoices;
  /** Files with the same id are confirmed together. */
  readonly uploadId: string;
  /** Puts the bytes aside, so that other choices can be tried. */
  readonly keepBytes: boolean;
  readonly signal?: AbortSignal;
};

type Staged = {
  readonly logId: string;
  readonly recognition: Recognition | null;
  readonly refusal: Refusal | null;
  readonly events: number;
};

/** Another reading of the same bytes may do better than these. */
const WORTH_ANOTHER_READING = new Set<Refusal["code"]>([
  "not-a-log",
  "format-unknown",
  "format-mismatch",
  "choice-invalid",
  "no-rows",
  "too-many-pools",
]);

/**
 * Reads a file as it arrives into rows that hang on no pool: nothing of it is evidence until it is confirmed.
 * A file that is refused for good leaves nothing behind; neither does one whose sender goes away.
 */
export async function stageFile(scope: Workspace, incoming: Incoming, now: Date): Promise<Staged> {
  await dropStaged(scope, new Date(now.getTime() - STAGED_FOR_MS));
  const { uploadId, fileName, choices, defaults = {}, keepBytes, signal } = incoming;
  const logId = randomUUID();
  await prisma.interruptionLog.create({
    data: {
      id: logId,
      workspaceId: scope.workspaceId,
      uploadId,
      fileName,
      format: "",
      formatReason: {},
      sizeBytes: 0,
      sha256: "0".repeat(64),
      choices,
      stagedAt: now,
      importedBy: scope.actor.name,
    },
  });
  const tracked = trackUpload(scope.workspaceId, uploadId);
  const stops = signal ? AbortSignal.any([signal, tracked.signal]) : tracked.signal;
  const receipt = new Receipt();
  const store = keepBytes ? new ChunkStore((ordinal, bytes) => storeChunk(logId, ordinal, bytes)) : null;
  const arriving = kept(putAside(receipt.weigh(arrival(incoming.body, stops)), store));
  let leave = () => {};
  try {
    leave = await turnstile.enter(stops);
    const staged = await readInto(logId, receipt.unpack(arriving.chunks), choices, defaults, ({ rows }) => {
      stops.throwIfAborted();
      tracked.progress.bytes = receipt.bytes;
      tracked.progress.rows = rows;
    });
    // What the reading left: the sender waits for an answer until all is taken, and other readings need the rest.
    await arriving.drain();
    await store?.end();
    if (staged.refusal !== null && !(keepBytes && WORTH_ANOTHER_READING.has(staged.refusal.code))) {
      await forget(scope, logId);
    } else {
      const { bytes: sizeBytes, sha256 } = receipt;
      await prisma.interruptionLog.update({ where: { id: logId }, data: { sizeBytes, sha256 }, select: { id: true } });
    }
    return staged;
  } catch (error) {
    await arriving.close();
    await forget(scope, logId);
    if (error instanceof RefusedUpload) return { logId, recognition: null, refusal: error.refusal, events: 0 };
    if (tracked.signal.aborted || error instanceof NotStaged) return nothingStaged(logId);
    throw error;
  } finally {
    leave();
    tracked.done();
  }
}

const nothingStaged = (logId: string): Staged => ({ logId, recognition: null, refusal: null, events: 0 });

async function* putAside(
  chunks: AsyncIterable<Uint8Array>,
  store: ChunkStore | null,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    await store?.push(chunk);
    yield chunk;
  }
}

const storeChunk = (logId: string, ordinal: number, gzipBytes: Buffer) =>
  connections.query("INSERT INTO staged_chunk (log_id, ordinal, gzip_bytes) VALUES ($1, $2, $3)", [
    logId,
    ordinal,
    gzipBytes,
  ]);

/** One file of an upload goes; the others wait on. */
export const discardFile = (scope: Workspace, logId: string) => forget(scope, logId);

const forget = ({ workspaceId }: Workspace, logId: string) =>
  prisma.interruptionLog.deleteMany({ where: { id: logId, workspaceId, importedAt: null } });

/** Reads the bytes put aside once more, as other choices say. Null when nothing of the kind is staged. */
export async function readAgain(scope: Workspace, logId: string, choices: ImportChoices): Promise<Staged | null> {
  const log = await prisma.interruptionLog.findFirst({
    where: { id: logId, workspaceId: scope.workspaceId, importedAt: null },
    select: { uploadId: true },
  });
  if (log === null) return null;
  const tracked = trackUpload(scope.workspaceId, log.uploadId);
  let leave = () => {};
  try {
    leave = await turnstile.enter(tracked.signal);
    tracked.progress.phase = "reading";
    const unpacked = new Receipt().unpack(storedBytes(scope, logId));
    return await readInto(logId, unpacked, choices, {}, ({ rows, unpackedBytes }) => {
      tracked.signal.throwIfAborted();
      tracked.progress.rows = rows;
      tracked.progress.bytes = unpackedBytes;
    });
  } catch (error) {
    if (tracked.signal.aborted || error instanceof NotStaged) return null;
    if (error instanceof RefusedUpload) return { logId, recognition: null, refusal: error.refusal, events: 0 };
    throw error;
  } finally {
    leave();
    tracked.done();
  }
}

/** What is staged under an upload goes, with everything that was put aside for it; a reading that runs is cut short. */
export async function cancelUpload(scope: Workspace, uploadId: string): Promise<number> {
  await stopUpload(scope.workspaceId, uploadId);
  const { count } = await prisma.interruptionLog.deleteMany({
    where: { workspaceId: scope.workspaceId, uploadId, importedAt: null },
  });
  return count;
}

async function dropStaged(scope: Workspace, before: Date): Promise<void> {
  await prisma.interruptionLog.deleteMany({
    where: { workspaceId: scope.workspaceId, importedAt: null, stagedAt: { lt: before } },
  });
}

/** At the start of the server everything that was staged goes, whosever it is; later what was staged before. */
export async function clearStaging(before?: Date): Promise<number> {
  const { count } = await prisma.interruptionLog.deleteMany({
    where: { importedAt: null, ...(before && { stagedAt: { lt: before } }) },
  });
  return count;
}

/** What waits for longer than it can be confirmed goes. */
export const clearExpired = (now: Date) => clearStaging(new Date(now.getTime() - STAGED_FOR_MS));

/** The rows of a file in place of those of an earlier reading, or none when the file is refused. */
async function readInto(
  logId: string,
  unpacked: AsyncIterable<Uint8Array>,
  said: ImportChoices,
  defaults: ImportChoices,
  onBatch: RowSink["onBatch"],
): Promise<Staged> {
  const { head, chunks } = await withHead(unpacked, HEAD_BYTES);
  const first = recognise(head, said);
  const namesNoPool = first.ok && first.value.questions.some(({ code }) => code === "pool");
  const choices = namesNoPool ? { ...defaults, ...said } : said;
  const found = namesNoPool ? recognise(head, choices) : first;
  const isUnknown = !found.ok && found.reason.code === "not-a-log";
  const recognition = found.ok ? found.value : isUnknown ? unrecognisedTable(head, choices) : null;
  const isReadable = found.ok && found.value.questions.every(({ blocks }) => blocks !== "reading");
  const client = await connections.connect();
  try {
    await begin(client, logId);
    let reading: Reading = { ...nothingRead(), refusal: found.ok ? null : found.reason };
    if (isReadable) reading = await copyRows(client, logId, chunks, choices, onBatch);
    if (reading.refusal !== null) {
      // The rows so far go; that the file was refused, and why, stays.
      reading = { ...nothingRead(), refusal: reading.refusal };
      await client.query("ROLLBACK");
      await begin(client, logId);
    }
    await saveReading(client, logId, choices, recognition, reading);
    await client.query("COMMIT");
    client.release();
    return { logId, recognition, refusal: reading.refusal, events: reading.events };
  } catch (error) {
    client.release(true);
    throw error;
  } finally {
    await chunks.return();
  }
}

/** What was read goes. Holds the log against a confirmation, but not against the chunks that still refer to it. */
async function begin(client: PoolClient, logId: string): Promise<void> {
  await client.query("BEGIN");
  const { rowCount } = await client.query(
    "SELECT FROM interruption_log WHERE id = $1 AND imported_at IS NULL FOR NO KEY UPDATE",
    [logId],
  );
  if (rowCount === 0) throw new NotStaged();
  await clearReading(client, logId);
}

/** The log was confirmed or discarded while its bytes were being read. */
class NotStaged extends Error {}

async function copyRows(
  client: PoolClient,
  logId: string,
  chunks: AsyncIterable<Uint8Array>,
  choices: ImportChoices,
  onBatch: RowSink["onBatch"],
): Promise<Reading> {
  const copy = new CopyIn(client, `interruption_event (${EVENT_COLUMNS})`);
  const reading = await readRows(chunks, choices, {
    copy,
    onBatch,
    addPools: (pools) => addLogPools(client, logId, pools),
  });
  if (reading.refusal !== null) await copy.abandon();
  return reading;
}
