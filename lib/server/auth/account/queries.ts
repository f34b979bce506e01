import "server-only";
import { type Db, prisma } from "@/lib/server/db";
import type { WorkspaceScope } from "../scope";

// What takes no scope here serves the gates, the first run and the admin command, which come before there is one.

/** The workspace a person works in: the one joined first, until there is a way to switch. */
export function findMembership(userId: string) {
  return prisma.workspaceMember.findFirst({
    where: { userId },
    select: { workspaceId: true, role: true },
    orderBy: [{ createdAt: "asc" }, { workspaceId: "asc" }],
  });
}

export async function hasUser(db: Db = prisma): Promise<boolean> {
  return (await db.user.findFirst({ select: { id: true } })) !== null;
}

export async function isSetupCode(codeHash: string): Promise<boolean> {
  return (await prisma.setupCode.findFirst({ where: { codeHash }, select: { id: true } })) !== null;
}

/** For the terminal of the server, whose operator reaches every workspace. */
export function listWorkspaces() {
  return prisma.workspace.findMany({
    select: { id: true, name: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

export function listMembers(scope: WorkspaceScope) {
  return prisma.workspaceMember.findMany({
    where: { workspaceId: scope.workspaceId },
    select: { role: true, createdAt: true, user: { select: { id: true, email: true } } },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });
}
