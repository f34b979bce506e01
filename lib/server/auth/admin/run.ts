import "server-only";
import { hashPassword } from "better-auth/crypto";
import type { z } from "zod";
import { displayName, type NewUserInput, newUserInput } from "@/lib/schema/account";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { addMember, createOwner, removeMember } from "../account/commands";
import { listMembers, listWorkspaces } from "../account/queries";
import { createToken, revokeToken } from "../commands";
import { listTokens } from "../queries";
import { mintWorkspaceScope, type WorkspaceScope } from "../scope";
import type { Command } from "./arguments";
import { FIELD_PROBLEMS } from "./field-problems";

const ADMIN = { kind: "system", name: "admin" } as const;

export type AdminInput = { readonly password: (email: string) => Promise<string>; readonly now: Date };

/** Carries out one command and gives the lines of its answer. */
export async function run({ name, options }: Command, { password, now }: AdminInput): Promise<readonly object[]> {
  const { email = "", workspace = "", id = "" } = options;
  if (name === "workspace list") return listWorkspaces();
  if (name === "bootstrap") {
    const workspaceName = checked(displayName, workspace, "--workspace");
    const made = await createOwner({ ...(await newUser(email, password)), workspaceName }, now);
    if (!made.ok) throw new UserFacingError(`There is already a user ${email}. Nothing was changed.`);
    return [{ workspaceId: made.value.workspaceId, token: made.value.token }];
  }

  const scope = await chosenWorkspace(options.workspace);
  switch (name) {
    case "user list":
      return (await listMembers(scope)).map(({ user, role, createdAt }) => ({ ...user, role, createdAt }));
    case "user add": {
      const user = await newUser(email, password);
      const added = await addMember(scope, user, now);
      if (!added.ok) throw new UserFacingError(`There is already a user ${email}. Nothing was changed.`);
      return [{ id: added.value, email: user.email }];
    }
    case "user revoke": {
      const removed = await removeMember(scope, email.trim().toLowerCase(), now);
      if (removed.ok) return [{ revoked: email }];
      throw new UserFacingError(
        removed.reason === "last-user"
          ? `${email} is the only user of this workspace. Add another one first.`
          : `This workspace has no user ${email}.`,
      );
    }
    case "token list":
      return listTokens(scope);
    case "token make":
      return [await createToken(scope, checked(displayName, options.name ?? "", "--name"), now)];
    case "token revoke": {
      const revoked = await revokeToken(scope, id, now);
      if (!revoked.ok) throw new UserFacingError("This workspace has no such token, or it is revoked already.");
      return [{ revoked: id }];
    }
  }
}

async function newUser(email: string, password: AdminInput["password"]) {
  // The address is looked at first: nobody likes to type a password for a mistyped one.
  const address = checked(newUserInput.shape.email, email, "--email");
  const user: NewUserInput = {
    email: address,
    password: checked(newUserInput.shape.password, await password(address), "The password"),
  };
  return { email: user.email, passwordHash: await hashPassword(user.password) };
}

function checked<Value>(schema: z.ZodType<Value>, value: string, what: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const code = parsed.error.issues[0]?.message ?? "";
  throw new UserFacingError(`${what} ${FIELD_PROBLEMS[code] ?? "cannot be used."}`);
}

async function chosenWorkspace(wanted: string | undefined): Promise<WorkspaceScope> {
  const workspaces = await listWorkspaces();
  const [only, ...others] = wanted === undefined ? workspaces : workspaces.filter(({ id }) => id === wanted);
  if (only && others.length === 0) return mintWorkspaceScope(only.id, ADMIN);
  throw new UserFacingError(
    only
      ? "There are several workspaces. Say which with --workspace ID; 'workspace list' shows the ids."
      : wanted === undefined
        ? "There is no workspace yet. 'bootstrap' makes one."
        : `There is no workspace with the id ${wanted}. 'workspace list' shows the ids.`,
  );
}
