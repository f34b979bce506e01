import "server-only";
import { hashPassword } from "better-auth/crypto";
import { type Result, refused } from "@/lib/result";
import type { FirstRunInput } from "@/lib/schema/account";
import { systemClock } from "@/lib/server/clock";
import { createFirstOwner, type Owner, replaceSetupCode } from "./account/commands";
import { hasUser, isSetupCode } from "./account/queries";
import { randomSecret, sha256 } from "./secret";

/** A fresh one-time code for the link that the start prints, or null when the server has a user. */
export async function issueSetupCode(): Promise<string | null> {
  const code = randomSecret();
  return (await replaceSetupCode(sha256(code), systemClock.now())) ? code : null;
}

export type SetupState = "open" | "code-missing" | "code-wrong" | "already-set-up";

/** What the first-run page may show to whoever brings this code. */
export async function setupState(code: string | undefined): Promise<SetupState> {
  if (await hasUser()) return "already-set-up";
  if (code === undefined || code === "") return "code-missing";
  return (await isSetupCode(sha256(code))) ? "open" : "code-wrong";
}

export async function completeFirstRun(
  { code, email, password, workspaceName }: FirstRunInput,
  now: Date,
): Promise<Result<Owner, "code-wrong" | "already-set-up">> {
  const state = await setupState(code);
  // Hashing a password is slow on purpose; nobody without the code can make us do it.
  if (state !== "open") return refused(state === "already-set-up" ? state : "code-wrong");
  const passwordHash = await hashPassword(password);
  return createFirstOwner(sha256(code), { email, passwordHash, workspaceName }, now);
}
