import { z } from "zod";
import { SHOWABLE } from "@/lib/schema/line";

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 80;

/** Messages are codes; the page has the words in each language. */
export type AccountFieldProblem =
  | "email-missing"
  | "email-invalid"
  | "password-missing"
  | "password-short"
  | "password-long"
  | "name-missing"
  | "name-long"
  | "name-characters";

const code = (problem: AccountFieldProblem) => problem;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: code("email-missing"), abort: true })
  .max(254, { error: code("email-invalid"), abort: true })
  .pipe(z.email(code("email-invalid")));

const newPassword = z
  .string()
  .min(1, { error: code("password-missing"), abort: true })
  .min(PASSWORD_MIN_LENGTH, code("password-short"))
  .max(PASSWORD_MAX_LENGTH, code("password-long"));

export const displayName = z
  .string()
  .trim()
  .min(1, { error: code("name-missing"), abort: true })
  .max(NAME_MAX_LENGTH, code("name-long"))
  .regex(SHOWABLE, code("name-characters"));

export const firstRunInput = z.strictObject({
  code: z.string().max(200),
  workspaceName: displayName,
  email,
  password: newPassword,
});
export type FirstRunInput = z.infer<typeof firstRunInput>;

export const signInInput = z.strictObject({
  email,
  password: z
    .string()
    .min(1, { error: code("password-missing"), abort: true })
    .max(PASSWORD_MAX_LENGTH, code("password-long")),
});
export type SignInInput = z.infer<typeof signInInput>;

export const newUserInput = z.strictObject({ email, password: newPassword });
export type NewUserInput = z.infer<typeof newUserInput>;
