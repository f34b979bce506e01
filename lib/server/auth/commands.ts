import "server-only";
import { ok, type Result, refused } from "@/lib/result";
import { type Db, prisma } from "@/lib/server/db";
import { isUuid } from "@/lib/schema/uuid";
import type { WorkspaceScope } from "./scope";
import { newToken, sha256 } from "./secret";

/** The token's text is in the answer and nowhere else: it cannot be shown again. */
export async function createToken(
  scope: WorkspaceScope,
  name: string,
  now: Date,
  db: Db = prisma,
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const { id } = await db.workspaceToken.create({
    data: { workspaceId: scope.workspaceId, name, tokenHash: sha256(token), createdAt: now },
    select: { id: true },
  });
  return { id, token };
}

export async function revokeToken(
  scope: WorkspaceScope,
  tokenId: string,
  now: Date,
): Promise<Result<void, "no-such-token">> {
  if (!isUuid(tokenId)) return refused("no-such-token");
  const { count } = await prisma.workspaceToken.updateMany({
    where: { id: tokenId, workspaceId: scope.workspaceId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count === 1 ? ok(undefined) : refused("no-such-token");
}

export async function recordTokenUse(scope: WorkspaceScope, tokenId: string, now: Date): Promise<void> {
  await prisma.workspaceToken.updateMany({
    where: { id: tokenId, workspaceId: scope.workspaceId },
    data: { lastUsedAt: now },
  });
}
