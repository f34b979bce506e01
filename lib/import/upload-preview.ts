import type { ImportChoices } from "@/lib/schema/import";
import type { EventKind } from "./event";
import type { Question, Recognition } from "./format";
import type { Refusal, Reject } from "./reject";

/** A pool as a file names it; '' is unknown. */
export type NamedPool = { provider: string; region: string; zone: string; instanceType: string };

export type PoolCount = NamedPool & { pool: string; events: number };
/** A pool of the workspace, with the rows that a log holds of it. */
export type LinkedPool = PoolCount & { poolId: string };

/** A row as it was read, for the preview. Times in milliseconds since 1970 UTC. */
export type ReadRow = {
  line: number;
  kind: EventKind;
  instantMs: number;
  timeText: string;
  startMs: number | null;
  startText: string;
  instance: string;
  pool: string;
};

/** What one file of an upload holds, before anything of it is evidence. */
export type FilePreview = {
  logId: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  /** The same bytes were imported before, as this log. */
  alreadyImported: { logId: string; fileName: string; importedAt: string } | null;
  recognition: Recognition | null;
  /** Says why, when the file as a whole cannot be imported; the rest is empty then. */
  refusal: Refusal | null;
  choices: ImportChoices;
  /** What must be answered before the rows can be read. */
  blocking: Question[];
  counts: { rows: number; added: number; duplicates: number; repeats: number; ignored: number; rejected: number };
  pools: PoolCount[];
  firstRows: ReadRow[];
  /** The first hundred; `rejectsUrl` of the page has all that were kept. */
  rejects: Reject[];
  observed: { fromMs: number; toMs: number } | null;
};

export type UploadPreview = {
  uploadId: string;
  expiresAt: string;
  files: FilePreview[];
  counts: FilePreview["counts"];
};

type UploadPhase = "receiving" | "reading" | "comparing" | "done";
export type UploadProgress = { phase: UploadPhase; bytes: number; rows: number };

/** What an import did. */
export type ImportOutcome = {
  logId: string;
  fileName: string;
  format: string;
  sha256: string;
  added: number;
  duplicates: number;
  repeats: number;
  ignored: number;
  rejected: number;
  pools: LinkedPool[];
};
