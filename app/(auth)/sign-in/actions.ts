"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { AccountFormState } from "@/components/auth/account-form";
import { formatDuration } from "@/lib/format/duration";
import { signInInput } from "@/lib/schema/account";
import { safeNextPath } from "@/lib/server/auth/next-path";
import { signInWithPassword } from "@/lib/server/auth/session";
import { accountProblems } from "../account-problem";

export async function signIn(_previous: AccountFormState, form: FormData): Promise<AccountFormState> {
  const values = { email: String(form.get("email") ?? "") };
  const input = signInInput.safeParse({ ...values, password: String(form.get("password") ?? "") });
  if (!input.success) return { values, errors: await accountProblems(input.error) };

  const signedIn = await signInWithPassword(input.data, await headers());
  if (signedIn.ok) redirect(safeNextPath(form.get("next")));

  const t = await getTranslations("auth");
  const { reason } = signedIn;
  if (reason.kind === "wrong-password") return { values, errors: {}, notice: t("signIn.wrongPassword") };
  const wait = formatDuration(reason.retryAfterSeconds, await getLocale());
  return { values, errors: {}, notice: t("tooManyTries", { wait }) };
}
