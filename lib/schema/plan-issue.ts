import type { z } from "zod";

const KIND: Record<string, string> = { int: "a whole number", number: "a number", record: "an object" };
const named = (kind: string) => KIND[kind] ?? (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`);

/** What is wrong with a field of an API request, in a sentence that names it. */
export const issueText: z.core.$ZodErrorMap = (issue) => {
  const field = issue.path?.map(String).join(".") || "The request";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${field} is missing.` : `${field} must be ${named(issue.expected)}.`;
    case "too_small":
      return `${field} must be ${issue.inclusive ? "at least" : "above"} ${issue.minimum}.`;
    case "too_big":
      return `${field} must be ${issue.inclusive ? "at most" : "below"} ${issue.maximum}.`;
    case "invalid_value":
      return `${field} must be one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}.`;
    case "unrecognized_keys":
      return issue.keys.length === 1
        ? `${issue.keys[0]} is no field of this request.`
        : `${issue.keys.join(", ")} are no fields of this request.`;
    case "invalid_format":
      return `${field} is not written as ${issue.format}.`;
    default:
      return undefined;
  }
};
