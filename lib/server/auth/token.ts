import "server-only";
import { systemClock } from "@/lib/server/clock";
import { recordTokenUse } from "./commands";
import { findToken } from "./queries";
import { mintWorkspaceScope, type WorkspaceScope } from "./scope";
import { sha256 } from "./secret";

const TOKEN = /^sw_[A-Za-z0-9_-]{43}$/;
const USE_RECORDED_EVERY_MS = 60_000;

/** The scope that a token's text opens, or null. Its last use is kept to the minute, not to the request. */
export async function tokenWorkspace(text: string): Promise<WorkspaceScope | null> {
  if (!TOKEN.test(text)) return null;
  const token = await findToken(sha256(text));
  if (!token) return null;
  const now = systemClock.now();
  const scope = mintWorkspaceScope(token.workspaceId, { kind: "token", tokenId: token.id, name: token.name });
  if (token.lastUsedAt === null || now.getTime() - token.lastUsedAt.getTime() >= USE_RECORDED_EVERY_MS) {
    await recordTokenUse(scope, token.id, now);
  }
  return scope;
}
