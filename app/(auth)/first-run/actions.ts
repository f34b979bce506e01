"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { AccountFormState } from "@/components/auth/account-form";
import { formatDuration } from "@/lib/format/duration";
import { firstRunInput } from "@/lib/schema/account";
import { completeFirstRun } from "@/lib/server/auth/first-run";
import { countSetupAttempt } from "@/lib/server/auth/password-attempts";
import { peerOf } from "@/lib/server/auth/peer";
import { signInWithPassword } from "@/lib/server/auth/session";
import { systemClock } from "@/lib/server/clock";
import { accountProblems } from "../account-problem";

export async function firstRun(_previous: AccountFormState, form: FormData): Promise<AccountFormState> {
  const text = (name: string) => String(form.get(name) ?? "");
  const values = { workspaceName: text("workspaceName"), email: text("email") };
  const input = firstRunInput.safeParse({ ...values, code: text("code"), password: text("password") });
  if (!input.success) return { values, errors: await accountProblems(input.error) };

  const t = await getTranslations("auth");
  const requestHeaders = await headers();
  const attempt = await countSetupAttempt(peerOf(requestHeaders));
  if (!attempt.ok) {
    const wait = formatDuration(attempt.reason.retryAfterSeconds, await getLocale());
    return { values, errors: {}, notice: t("tooManyTries", { wait }) };
  }

  const made = await completeFirstRun(input.data, systemClock.now());
  if (made.ok) {
    await signInWithPassword(input.data, requestHeaders);
    redirect("/");
  }
  if (made.reason === "already-set-up") redirect("/sign-in?from=first-run");
  return { values, errors: {}, notice: t("firstRun.codeUsedUp") };
}
