import type { z } from "zod";

const KIND: Record<string, string> = { int: "a whole number", number: "a number", record: "an object" };
const named = (kind: string) => KIND[kind] ?? (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`);

const LONGEST_NAME = 60;
/** A key as it is said again: whoever sends a long one gets its beginning back. */
const shownKey = (key: PropertyKey): string => {
  const name = String(key);
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name.toWellFormed();
};

export const shownPath = (path: readonly PropertyKey[]): string => path.map(shownKey).join(".");
/** The same as a JSON pointer, RFC 6901. */
export const shownPointer = (path: readonly PropertyKey[]): string =>
  `#${path.map((part) => `/${shownKey(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;

const FORMS: Record<string, string> = {
  date: "must be a day as YYYY-MM-DD.",
  datetime: "must be an instant as YYYY-MM-DDTHH:MM:SSZ.",
  uuid: "must be a UUID.",
  regex: "must not hold control characters or halves of characters.",
};

/** What texts and lists consist of; a number is its own measure. */
const UNITS: Record<string, readonly [one: string, several: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};
const bounded = (origin: string, bound: string, limit: number | bigint) => {
  const units = UNITS[origin];
  return units ? `must have ${bound} ${limit} ${units[limit === 1 ? 0 : 1]}.` : `must be ${bound} ${limit}.`;
};

const MOST_KEYS = 3;
function unknownKeys(keys: readonly string[]): string {
  const shown = keys.slice(0, MOST_KEYS).map(shownKey).join(", ");
  if (keys.length === 1) return `${shown} is no field of this request.`;
  const rest = keys.length - MOST_KEYS;
  return `${shown}${rest > 0 ? ` and ${rest} more` : ""} are no fields of this request.`;
}

/** What is wrong with a field of an API request, in a sentence that names it. */
export const issueText: z.core.$ZodErrorMap = (issue) => {
  const field = shownPath(issue.path ?? []) || "The request";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${field} is missing.` : `${field} must be ${named(issue.expected)}.`;
    case "too_small":
      return `${field} ${bounded(issue.origin, issue.inclusive ? "at least" : "above", issue.minimum)}`;
    case "too_big":
      return `${field} ${bounded(issue.origin, issue.inclusive ? "at most" : "below", issue.maximum)}`;
    case "invalid_value":
      return `${field} must be one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}.`;
    case "unrecognized_keys":
      return unknownKeys(issue.keys);
    case "invalid_format":
      return `${field} ${FORMS[issue.format] ?? "is not written as it has to be."}`;
    default:
      return undefined;
  }
};
