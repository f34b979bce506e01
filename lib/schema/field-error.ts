import type { z } from "zod";

/** What is wrong with one box, as a code and its values; the page has the words. */
export type FieldErrorCode =
  | "missing"
  | "not-a-number"
  | "not-whole"
  | "above"
  | "at-least"
  | "at-most"
  | "too-long"
  | "too-many"
  | "not-a-day"
  | "day-out-of-range"
  | "control-characters"
  | "finer-than-micros"
  | "not-offered"
  | "name-taken"
  | "gone";
export type FieldError = { code: FieldErrorCode; limit: number | null; line: number | null };

type Issue = z.core.$ZodIssue;

/** Parses what a form wrote; the input is kept beside each fault, because a blank and a wrong text read differently. */
export const readForm = <Schema extends z.ZodType>(schema: Schema, written: unknown) =>
  schema.safeParse(written, { reportInput: true });

/** Which box of the form holds the value at a path of the schema, and which line of it. */
export type BoxOf = (path: readonly PropertyKey[]) => { box: string; line: number | null };

/** A list is one box with a value a line; everything else is a box of its own name. */
export const boxOf: BoxOf = (path) => {
  const at = path.findIndex((part) => typeof part === "number");
  return { box: path.slice(0, at === -1 ? undefined : at).join("."), line: at === -1 ? null : Number(path[at]) + 1 };
};

/** The first fault of each box. */
export function fieldErrors(error: z.ZodError, place: BoxOf = boxOf): Map<string, FieldError> {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const { box, line } = place(issue.path);
    if (!found.has(box)) found.set(box, { ...faultOf(issue), line });
  }
  return found;
}

function faultOf(issue: Issue): Omit<FieldError, "line"> {
  const plain = (code: FieldErrorCode, limit: number | bigint | null = null) => ({
    code,
    limit: limit === null ? null : Number(limit),
  });
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return plain("missing");
      if (issue.expected === "int") return plain("not-whole");
      return plain(issue.expected === "number" ? "not-a-number" : "not-offered");
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array") return plain("missing");
      return plain(issue.inclusive === false ? "above" : "at-least", issue.minimum);
    case "too_big":
      if (issue.origin === "string") return plain("too-long", issue.maximum);
      return plain(issue.origin === "array" ? "too-many" : "at-most", issue.maximum);
    case "invalid_format":
      return plain(issue.format === "date" ? "not-a-day" : "control-characters");
    case "custom":
      return customFault(issue.params?.code);
    default:
      return plain("not-offered");
  }
}

function customFault(code: unknown): Omit<FieldError, "line"> {
  switch (code) {
    case "not-positive":
      return { code: "above", limit: 0 };
    case "day-out-of-range":
      return { code: "day-out-of-range", limit: null };
    case "finer-than-micros":
      return { code: "finer-than-micros", limit: null };
    default:
      return { code: "not-offered", limit: null };
  }
}
