import "server-only";
import type { Actor, ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import type { Transaction } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";

export type AuditFact = { action: string; subject: string; subjectId: string; detail: Prisma.InputJsonObject };

export const actorColumns = (actor: Actor) => ({
  actorKind: actor.kind,
  actorId: actor.kind === "user" ? actor.userId : actor.kind === "token" ? actor.tokenId : null,
  actorName: actor.name,
});

/** Who did what, kept or lost together with the change that it tells of. */
export async function recordAudit(
  tx: Transaction,
  scope: WorkspaceScope | ProjectScope,
  fact: AuditFact,
  now: Date,
): Promise<void> {
  await tx.auditEntry.create({
    data: { workspaceId: scope.workspaceId, ...actorColumns(scope.actor), ...fact, at: now },
    select: { id: true },
  });
}
