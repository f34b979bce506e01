import "server-only";

declare const minted: unique symbol;

/** Who acts: a signed-in person, a workspace token, or a command on the server's own terminal. */
export type Actor =
  | { readonly kind: "user"; readonly userId: string; readonly name: string }
  | { readonly kind: "token"; readonly tokenId: string; readonly name: string }
  | { readonly kind: "system"; readonly name: string };

/** Proof that the actor may act in this workspace. Only the gates in this folder make one. */
export type WorkspaceScope = { readonly workspaceId: string; readonly actor: Actor; readonly [minted]: "workspace" };

/** Proof that the project exists in the actor's workspace. */
export type ProjectScope = {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly actor: Actor;
  readonly [minted]: "project";
};

export const mintWorkspaceScope = (workspaceId: string, actor: Actor): WorkspaceScope =>
  ({ workspaceId, actor }) as WorkspaceScope;

export const mintProjectScope = (scope: WorkspaceScope | ProjectScope, projectId: string): ProjectScope =>
  ({ workspaceId: scope.workspaceId, projectId, actor: scope.actor }) as ProjectScope;
