import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import {
  type AccountFieldProblem,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "@/lib/schema/account";

const LIMIT: Partial<Record<AccountFieldProblem, number>> = {
  "password-short": PASSWORD_MIN_LENGTH,
  "password-long": PASSWORD_MAX_LENGTH,
  "name-long": NAME_MAX_LENGTH,
};

/** The first problem of each field, in the reader's language. */
export async function accountProblems(error: z.ZodError): Promise<Record<string, string>> {
  const t = await getTranslations("auth.problem");
  const firstOfField = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    if (!firstOfField.has(field)) firstOfField.set(field, message);
  }
  const words = [...firstOfField].map(([field, message]) => {
    const code = message as AccountFieldProblem; // the schema's messages are these codes and nothing else
    return [field, t(code, { length: String(LIMIT[code] ?? "") })] as const;
  });
  return Object.fromEntries(words);
}
