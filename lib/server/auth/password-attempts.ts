import "server-only";
import { ok, type Result } from "@/lib/result";
import { rateLimit, refund, type TooMany } from "./rate-limit";
import { sha256 } from "./secret";

const WINDOW_SECONDS = 15 * 60;
const WRONG_BY_PEER = 10;
/** Wider than the peer's, so that one stranger alone cannot lock an account out. */
const WRONG_BY_ACCOUNT = 30;

const peerKey = (peer: string) => `password-peer:${peer}`;
const accountKey = (email: string) => `password-account:${sha256(email.trim().toLowerCase())}`;

/** Counted before the password is looked at, or many tries at once would all be let through. */
export async function countPasswordAttempt(peer: string, email: string): Promise<Result<void, TooMany>> {
  const byPeer = await rateLimit(peerKey(peer), WRONG_BY_PEER, WINDOW_SECONDS);
  if (!byPeer.ok) return byPeer;
  const byAccount = await rateLimit(accountKey(email), WRONG_BY_ACCOUNT, WINDOW_SECONDS);
  return byAccount.ok ? ok(undefined) : byAccount;
}

/** The password was right: this try does not count. Earlier wrong ones stay, or one own account would clear them. */
export async function forgiveAttempt(peer: string, email: string): Promise<void> {
  await refund(peerKey(peer), WRONG_BY_PEER, WINDOW_SECONDS);
  await refund(accountKey(email), WRONG_BY_ACCOUNT, WINDOW_SECONDS);
}

/** Making the first account hashes a password; nobody may ask for that without end. */
export const countSetupAttempt = (peer: string): Promise<Result<void, TooMany>> =>
  rateLimit(`setup-peer:${peer}`, WRONG_BY_PEER, WINDOW_SECONDS);
