import type { FilePreview } from "@/lib/import/upload-preview";

/** Whether a file can be imported as it was read. */
export const isReady = ({ refusal, blocking, counts }: FilePreview) =>
  refusal === null && blocking.length === 0 && counts.added + counts.duplicates > 0;
