import { randomUUID } from "node:crypto";
import { mintProjectScope, mintWorkspaceScope, type ProjectScope, type WorkspaceScope } from "@/lib/server/auth/scope";
import { prisma } from "@/lib/server/db";

/** A workspace of the test's own, so that tests share a database and never each other's rows. */
export async function testWorkspace(name = `Workspace ${randomUUID()}`): Promise<WorkspaceScope> {
  const { id } = await prisma.workspace.create({ data: { name }, select: { id: true } });
  return mintWorkspaceScope(id, { kind: "system", name: "test" });
}

/** A project that says nothing yet, in a workspace of its own. */
export async function testProject(): Promise<ProjectScope> {
  const workspace = await testWorkspace();
  const data = { workspaceId: workspace.workspaceId, name: "Run" };
  const { id } = await prisma.project.create({ data, select: { id: true } });
  return mintProjectScope(workspace, id);
}
