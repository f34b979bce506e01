import { detached } from "./detached";

/** Why one row was left out. */
export const REJECT_CODES = [
  "column-missing",
  "column-extra",
  "value-missing",
  "value-too-long",
  "value-has-control-character",
  "not-a-date",
  "no-such-date",
  "date-order-unknown",
  "time-out-of-range",
  "time-zone-needed",
  "time-skipped-by-clock-change",
  "time-unit-needed",
  "origin-needed",
  "window-end-needed",
  "end-before-start",
  "zero-length",
  "low-after-end",
  "not-a-duration",
  "not-a-count",
  "not-a-flag",
  "cause-contradicts-flag",
  "instance-repeated",
  "quote-not-closed",
  "not-json",
  "not-a-record",
  "nested-too-deep",
] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

export type Reject = {
  line: number;
  /** The column or field as the file names it; '' when the whole row is at fault. */
  column: string;
  code: RejectCode;
  values: Record<string, number | string>;
  /** The first characters of the offending text. */
  excerpt: string;
};

/** Why a whole file is refused: nothing of it is imported. */
export const REFUSAL_CODES = [
  "empty",
  "binary",
  "encoding-unknown",
  "not-a-log",
  "format-unknown",
  "format-mismatch",
  "choice-invalid",
  "cut-off",
  "record-too-long",
  "no-rows",
  "too-many-pools",
  // found by whoever unpacks and receives the file
  "gzip-broken",
  "gzip-bomb",
  "unpacks-too-large",
  "too-large",
] as const;
type RefusalCode = (typeof REFUSAL_CODES)[number];
export type Refusal = { code: RefusalCode; values: Record<string, number | string> };

const EXCERPT_CHARACTERS = 80;

/** A flat copy, so that the text around it can be collected. */
export const excerptOf = (text: string) => {
  const shown = text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}…` : text;
  return detached(shown.replace(/[\p{Cc}\p{Cs}]/gu, "�"));
};
