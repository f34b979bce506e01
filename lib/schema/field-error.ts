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
  | "not-offered";
export type FieldError = { code: FieldErrorCode; limit: number | null; line: number | null };

type Issue = z.core.$ZodIssue;

/** The first fault of each field, by the field's name; faults inside a list belong to the list, with the line. */
export function fieldErrors(error: z.ZodError): Map<string, FieldError> {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const index = issue.path.find((part) => typeof part === "number");
    const name = issue.path.slice(0, index === undefined ? undefined : issue.path.indexOf(index)).join(".");
    if (!found.has(name)) found.set(name, { ...faultOf(issue), line: index === undefined ? null : index + 1 });
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
      return plain(issue.expected === "int" ? "not-whole" : "not-a-number");
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
