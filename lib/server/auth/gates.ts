import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { ok, type Result, refused } from "@/lib/result";
import { isUuid } from "@/lib/schema/uuid";
import { problem } from "@/lib/server/problem";
import { findMembership } from "./account/queries";
import { signInPath } from "./next-path";
import { findProjectIn } from "./queries";
import { mintProjectScope, mintWorkspaceScope, type ProjectScope, type WorkspaceScope } from "./scope";
import { sessionUser } from "./session";
import { tokenWorkspace } from "./token";

/** The workspace of the signed-in person, or null. */
export const currentWorkspace = cache(async (): Promise<WorkspaceScope | null> => {
  const user = await sessionUser(await headers());
  if (!user) return null;
  const membership = await findMembership(user.id);
  if (!membership) return null;
  return mintWorkspaceScope(membership.workspaceId, { kind: "user", userId: user.id, name: user.name });
});

/** For pages and actions: a guest is sent to sign in and comes back to the same page. */
export async function requireWorkspace(): Promise<WorkspaceScope> {
  const scope = await currentWorkspace();
  if (!scope) redirect(signInPath((await headers()).get("x-spotworthy-path")));
  return scope;
}

/** For pages and actions: another workspace's project looks exactly like one that does not exist. */
export async function requireProject(projectId: string): Promise<ProjectScope> {
  return (await projectScope(await requireWorkspace(), projectId)) ?? notFound();
}

const projectScope = cache(async (scope: WorkspaceScope, projectId: string): Promise<ProjectScope | null> => {
  if (!isUuid(projectId)) return null;
  const project = await findProjectIn(scope, projectId);
  return project ? mintProjectScope(scope, project.id) : null;
});

/** The workspace whose token the request bears. A session cookie opens no API route, so none can be forged. */
export async function bearerWorkspace(request: Request): Promise<WorkspaceScope | null> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return token === undefined ? null : tokenWorkspace(token);
}

export async function apiWorkspace(request: Request): Promise<Result<WorkspaceScope, Response>> {
  const scope = await bearerWorkspace(request);
  return scope ? ok(scope) : refused(badToken());
}

export async function apiProject(request: Request, projectId: string): Promise<Result<ProjectScope, Response>> {
  const workspace = await apiWorkspace(request);
  if (!workspace.ok) return workspace;
  const scope = await projectScope(workspace.value, projectId);
  return scope ? ok(scope) : refused(problem(404, "no-such-project", "This workspace has no project with that id."));
}

const badToken = () =>
  problem(
    401,
    "bad-token",
    "Send a workspace token that is not revoked as 'Authorization: Bearer sw_…'.",
    {},
    { "www-authenticate": 'Bearer realm="spotworthy"' },
  );
