import type { Statement } from "@/lib/model/plan-types";
import type { ImportChoices } from "@/lib/schema/import";
import type { EventKind, ImportedEvent } from "./event";
import type { Refusal, Reject, RejectCode } from "./reject";

export const QUESTION_CODES = [
  "timeZone",
  "timeUnit",
  "relativeOrigin",
  "dateOrder",
  "windowStart",
  "windowEnd",
  "instances",
  "pool",
  "mapping",
] as const;
export type QuestionCode = (typeof QUESTION_CODES)[number];

/** What the file cannot say. Without the answer rows cannot be read, or no rate can be had from them. */
export type Question = { code: QuestionCode; blocks: "reading" | "rate" };

export type Confidence = "certain" | "likely" | "guess";

/** One format's claim on a file. */
export type Sighting = { format: string; why: Statement; confidence: Confidence };

/** What a value of a column is read as. */
export type CellReading =
  | { as: "instant"; ms: number }
  | { as: "duration"; seconds: number }
  | { as: "flag"; taken: boolean }
  | { as: "kind"; kind: EventKind }
  | { as: "fault"; code: RejectCode };

/** The first value of a column that is not empty, and what it would be read as in each role that is no plain text. */
export type FirstValue = { text: string } & Record<"time" | "duration" | "flag" | "reason", CellReading>;

/** How a table was read; every part can be overridden by a choice of the same name. */
export type TableReading = {
  delimiter: string;
  decimalComma: boolean;
  header: boolean;
  columns: { name: string; samples: string[]; first: FirstValue | null }[];
  mapping: NonNullable<ImportChoices["mapping"]>;
};

export type Recognition = Sighting & {
  alternatives: Sighting[];
  encoding: Encoding;
  /** null for formats that are no tables. */
  table: TableReading | null;
  questions: Question[];
};

export type Encoding = "utf-8" | "gb18030" | "utf-16le";

/** A stretch of the file as read, in file order. */
export type Batch = {
  events: ImportedEvent[];
  rejects: Reject[];
  /** Records that are sound and not about the end of a machine. */
  ignored: number;
  /** So far, of the unpacked file. */
  bytesRead: number;
  lines: number;
  /** Set on the last batch only, when the file must not be imported at all. */
  refusal: Refusal | null;
};
