import "server-only";
import { type AccountFieldProblem, PASSWORD_MIN_LENGTH } from "@/lib/schema/account";

/** The terminal speaks English only; the pages have these words in their messages. */
const words = {
  "email-missing": "is missing.",
  "email-invalid": "is no e-mail address.",
  "password-missing": "is missing.",
  "password-short": `needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  "password-long": "is too long.",
  "name-missing": "is missing.",
  "name-long": "is too long.",
  "name-characters": "holds characters that cannot be shown.",
} satisfies Record<AccountFieldProblem, string>;

export const FIELD_PROBLEMS: Readonly<Record<string, string>> = words;
