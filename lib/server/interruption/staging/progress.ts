import "server-only";
import type { UploadProgress } from "@/lib/import/upload-preview";

// Next loads a module once a bundle; an upload and the question after its progress may come to different ones.
const shared = globalThis as typeof globalThis & { spotworthyUploads?: Map<string, UploadProgress> };
const uploads = (shared.spotworthyUploads ??= new Map<string, UploadProgress>());

const keyOf = (workspaceId: string, uploadId: string) => `${workspaceId} ${uploadId}`;

export const uploadProgress = (workspaceId: string, uploadId: string): UploadProgress | null =>
  uploads.get(keyOf(workspaceId, uploadId)) ?? null;

/** Where an upload stands while it runs; gone when it ends. */
export function trackUpload(workspaceId: string, uploadId: string) {
  const key = keyOf(workspaceId, uploadId);
  const progress: UploadProgress = { phase: "receiving", bytes: 0, rows: 0 };
  uploads.set(key, progress);
  return { progress, done: () => void (uploads.get(key) === progress && uploads.delete(key)) };
}
