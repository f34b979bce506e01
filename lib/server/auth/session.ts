import "server-only";
import { isAPIError } from "better-auth/api";
import { ok, type Result, refused } from "@/lib/result";
import type { SignInInput } from "@/lib/schema/account";
import { authServer } from "./auth-server";
import { countPasswordAttempt, forgiveAttempt } from "./password-attempts";
import { peerOf } from "./peer";

export type SessionUser = { readonly id: string; readonly name: string };

/** Who the request's cookie stands for, or null. */
export async function sessionUser(headers: Headers): Promise<SessionUser | null> {
  const auth = await authServer();
  const session = await auth.api.getSession({ headers });
  return session ? { id: session.user.id, name: session.user.name } : null;
}

export type SignInRefusal =
  | { readonly kind: "wrong-password" }
  | { readonly kind: "too-many-tries"; readonly retryAfterSeconds: number };

/** Sets the session cookie. An unknown e-mail and a wrong password are one and the same answer. */
export async function signInWithPassword(
  { email, password }: SignInInput,
  headers: Headers,
): Promise<Result<void, SignInRefusal>> {
  const peer = peerOf(headers);
  const attempt = await countPasswordAttempt(peer, email);
  if (!attempt.ok) return refused({ kind: "too-many-tries", ...attempt.reason });

  const auth = await authServer();
  try {
    await auth.api.signInEmail({ body: { email, password }, headers });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return refused({ kind: "wrong-password" });
    throw error;
  }
  await forgiveAttempt(peer, email);
  return ok(undefined);
}

/** Ends the session on the server, so that a copy of the cookie is worth nothing. */
export async function signOutSession(headers: Headers): Promise<void> {
  const auth = await authServer();
  await auth.api.signOut({ headers });
}
