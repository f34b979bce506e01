import "server-only";
import { ok, type Result, refused } from "@/lib/result";
import { isUuid } from "@/lib/schema/uuid";
import { recordAudit } from "@/lib/server/audit/commands";
import { prisma, type Transaction, transaction } from "@/lib/server/db";
import type { WorkspaceScope } from "./scope";
import { newToken, sha256 } from "./secret";

export type MadeToken = { readonly id: string; readonly token: string };

/** The token's text is in the answer and nowhere else: it cannot be shown again. */
export function createToken(scope: WorkspaceScope, name: string, now: Date): Promise<MadeToken> {
  return transaction((tx) => insertToken(scope, name, now, tx));
}

/** For a command that makes a token among other things. */
export async function insertToken(scope: WorkspaceScope, name: string, now: Date, tx: Transaction): Promise<MadeToken> {
  const token = newToken();
  const { id } = await tx.workspaceToken.create({
    data: { workspaceId: scope.workspaceId, name, tokenHash: sha256(token), createdAt: now },
    select: { id: true },
  });
  await recordAudit(tx, scope, { action: "create", subject: "token", subjectId: id, detail: { name } }, now);
  return { id, token };
}

export async function revokeToken(
  scope: WorkspaceScope,
  tokenId: string,
  now: Date,
): Promise<Result<void, "no-such-token">> {
  if (!isUuid(tokenId)) return refused("no-such-token");
  return transaction(async (tx) => {
    const { count } = await tx.workspaceToken.updateMany({
      where: { id: tokenId, workspaceId: scope.workspaceId, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count === 0) return refused("no-such-token");
    await recordAudit(tx, scope, { action: "revoke", subject: "token", subjectId: tokenId, detail: {} }, now);
    return ok(undefined);
  });
}

export async function recordTokenUse(scope: WorkspaceScope, tokenId: string, now: Date): Promise<void> {
  await prisma.workspaceToken.updateMany({
    where: { id: tokenId, workspaceId: scope.workspaceId },
    data: { lastUsedAt: now },
  });
}
