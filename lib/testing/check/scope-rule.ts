const SPEAKS_TO_DATABASE = /^lib\/server\/(?!generated\/).*\/(queries|commands)\.ts$/;
const EXPORTED =
  /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(|^export const (\w+) = (?:async )?(?:<[^(]*>)?\((?=[^)]*\)(?::[^=]*)? =>)/gm;
/** A scope, its workspace, or the transaction of somebody who has one; `Workspace` is a file's name for scopes. */
const SCOPED =
  /^\s*(?:\{[^}]*\}|\w+):\s*(?:Pick<)?(?:Workspace|Project|Report)Scope\b|^\s*(?:tx: Transaction|(?:\{[^}]*\}|\w+): Workspace)\b/;
const NAMES_SCOPES = /^type Workspace = [^;]*\b(?:Workspace|Project)Scope\b/m;

/** What has no workspace to ask about, and why. */
export const UNSCOPED: Readonly<Record<string, string>> = {
  "lib/server/audit/commands.ts actorColumns": "touches no database",
  "lib/server/auth/account/commands.ts replaceSetupCode": "there is no user yet, and so no workspace",
  "lib/server/auth/account/commands.ts createFirstOwner": "makes the workspace",
  "lib/server/auth/account/commands.ts createOwner": "makes the workspace, from the server's own terminal",
  "lib/server/auth/account/commands.ts sharedSecret": "is the server's, not a workspace's",
  "lib/server/auth/account/queries.ts findMembership": "a gate asks, to make the scope",
  "lib/server/auth/account/queries.ts hasUser": "there is no user yet, and so no workspace",
  "lib/server/auth/account/queries.ts isSetupCode": "there is no user yet, and so no workspace",
  "lib/server/auth/account/queries.ts listWorkspaces": "the server's own terminal asks, to choose one",
  "lib/server/auth/queries.ts findToken": "a gate asks, to make the scope",
  "lib/server/health/queries.ts databaseComplaint": "asks whether the database answers at all",
  "lib/server/interruption/staging/commands.ts clearStaging": "a start drops what waits, whosever it is",
  "lib/server/interruption/staging/commands.ts clearExpired": "the sweep drops what is stale, whosever it is",
};

/** Queries and commands that can be called without a scope. */
export function unscoped(name: string, text: string): readonly string[] {
  if (!SPEAKS_TO_DATABASE.test(name)) return [];
  return [...text.matchAll(EXPORTED)].flatMap((found) => {
    const called = found[1] ?? found[2] ?? "";
    const parameters = text.slice(found.index + found[0].length);
    const isAlias = /^\s*(?:\{[^}]*\}|\w+): Workspace\b/.test(parameters);
    const isScoped = SCOPED.test(parameters) && (!isAlias || NAMES_SCOPES.test(text));
    return isScoped || `${name} ${called}` in UNSCOPED
      ? []
      : [`${name}: ${called} takes neither a scope nor a transaction first.`];
  });
}
