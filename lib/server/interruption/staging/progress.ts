import "server-only";
import type { UploadProgress } from "@/lib/import/upload-preview";

type Running = { progress: UploadProgress; stop: AbortController; ended: Promise<void> };

// Next loads a module once a bundle; an upload and the question after its progress may come to different ones.
const shared = globalThis as typeof globalThis & { spotworthyUploads?: Map<string, Set<Running>> };
const uploads = (shared.spotworthyUploads ??= new Map<string, Set<Running>>());

const keyOf = (workspaceId: string, uploadId: string) => `${workspaceId} ${uploadId}`;

/** Of the reading that began last, when several run under one id. */
export const uploadProgress = (workspaceId: string, uploadId: string): UploadProgress | null =>
  [...(uploads.get(keyOf(workspaceId, uploadId)) ?? [])].at(-1)?.progress ?? null;

/** Where an upload stands while it runs, and whether it shall stop; gone when it ends. */
export function trackUpload(workspaceId: string, uploadId: string) {
  const key = keyOf(workspaceId, uploadId);
  const progress: UploadProgress = { phase: "receiving", bytes: 0, rows: 0 };
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const running: Running = { progress, stop: new AbortController(), ended };
  const all = uploads.get(key) ?? new Set();
  uploads.set(key, all.add(running));
  const done = () => {
    all.delete(running);
    if (all.size === 0 && uploads.get(key) === all) uploads.delete(key);
    resolve();
  };
  return { progress, signal: running.stop.signal, done };
}

/** Stops what is being read under an upload, and waits until it has let go of the database. */
export async function stopUpload(workspaceId: string, uploadId: string): Promise<void> {
  const all = [...(uploads.get(keyOf(workspaceId, uploadId)) ?? [])];
  for (const { stop } of all) stop.abort();
  await Promise.all(all.map(({ ended }) => ended));
}
