import "server-only";
import { prisma } from "@/lib/server/db";
import type { WorkspaceScope } from "./scope";

/** Takes no scope: the gate asks whether there is one. */
export function findToken(tokenHash: string) {
  return prisma.workspaceToken.findFirst({
    where: { tokenHash, revokedAt: null },
    select: { id: true, name: true, workspaceId: true, lastUsedAt: true },
  });
}

export function findProjectIn(scope: WorkspaceScope, projectId: string) {
  return prisma.project.findFirst({
    where: { id: projectId, workspaceId: scope.workspaceId },
    select: { id: true },
  });
}

export function listTokens(scope: WorkspaceScope) {
  return prisma.workspaceToken.findMany({
    where: { workspaceId: scope.workspaceId },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true, revokedAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}
