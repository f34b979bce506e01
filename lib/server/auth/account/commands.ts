import "server-only";
import { randomUUID } from "node:crypto";
import { ok, type Result, refused } from "@/lib/result";
import { recordAudit } from "@/lib/server/audit/commands";
import { prisma, type Transaction, transaction } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/client";
import { insertToken } from "../commands";
import { mintWorkspaceScope, type WorkspaceScope } from "../scope";
import { hasUser } from "./queries";

export type NewUser = { readonly email: string; readonly passwordHash: string };
export type NewOwner = NewUser & { readonly workspaceName: string };
export type Owner = { readonly userId: string; readonly workspaceId: string };

const SETUP_ROW = 1;

/** The code of an earlier start is void from here on. False when there is a user and so nothing to set up. */
export function replaceSetupCode(codeHash: string, now: Date): Promise<boolean> {
  return transaction(async (tx) => {
    await lockSetup(tx);
    if (await hasUser(tx)) {
      await tx.setupCode.deleteMany();
      return false;
    }
    const row = { codeHash, createdAt: now };
    await tx.setupCode.upsert({ where: { id: SETUP_ROW }, create: { id: SETUP_ROW, ...row }, update: row });
    return true;
  });
}

/** Whether there is a user, and what follows from it, is looked at and written by one at a time. */
async function lockSetup(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('setup', 0))`;
}

/** Taking the code and making the owner are one act: of two people with the same link one wins. */
export function createFirstOwner(
  codeHash: string,
  owner: NewOwner,
  now: Date,
): Promise<Result<Owner, "code-wrong" | "already-set-up">> {
  return transaction(async (tx) => {
    await lockSetup(tx);
    const taken = await tx.setupCode.deleteMany({ where: { codeHash } });
    if (await hasUser(tx)) return refused("already-set-up");
    if (taken.count === 0) return refused("code-wrong");
    const made = await insertOwner(tx, owner, now);
    const actor = { kind: "user", userId: made.userId, name: owner.email } as const;
    await recordAudit(tx, mintWorkspaceScope(made.workspaceId, actor), aboutOwner(made, owner), now);
    return ok(made);
  });
}

/** For the server's own terminal, which needs no code. */
export function createOwner(
  owner: NewOwner,
  now: Date,
): Promise<Result<Owner & { readonly token: string }, "email-taken">> {
  return unlessEmailTaken(() =>
    transaction(async (tx) => {
      await lockSetup(tx);
      await tx.setupCode.deleteMany();
      const made = await insertOwner(tx, owner, now);
      const scope = mintWorkspaceScope(made.workspaceId, { kind: "system", name: "admin" });
      await recordAudit(tx, scope, aboutOwner(made, owner), now);
      const { token } = await insertToken(scope, "bootstrap", now, tx);
      return { ...made, token };
    }),
  );
}

export function addMember(scope: WorkspaceScope, user: NewUser, now: Date): Promise<Result<string, "email-taken">> {
  return unlessEmailTaken(() =>
    transaction(async (tx) => {
      const userId = await insertMember(tx, scope.workspaceId, user, "member", now);
      await recordAudit(tx, scope, aboutMember("create", userId, user.email), now);
      return userId;
    }),
  );
}

/** Ends the person's access and sessions; someone who is left in no workspace is forgotten. */
export function removeMember(
  scope: WorkspaceScope,
  email: string,
  now: Date,
): Promise<Result<void, "no-such-user" | "last-user">> {
  const { workspaceId } = scope;
  return transaction(async (tx) => {
    // Two removals at once must not each see the other's person still there.
    await tx.$queryRaw`SELECT id FROM workspace WHERE id = ${workspaceId}::uuid FOR UPDATE`;
    const members = await tx.workspaceMember.findMany({
      where: { workspaceId },
      select: { userId: true, user: { select: { email: true } } },
    });
    const leaving = members.find((member) => member.user.email === email);
    if (!leaving) return refused("no-such-user");
    if (members.length === 1) return refused("last-user");

    await tx.workspaceMember.deleteMany({ where: { workspaceId, userId: leaving.userId } });
    await tx.session.deleteMany({ where: { userId: leaving.userId } });
    await tx.user.deleteMany({ where: { id: leaving.userId, memberships: { none: {} } } });
    await recordAudit(tx, scope, aboutMember("revoke", leaving.userId, email), now);
    return ok(undefined);
  });
}

const aboutMember = (action: "create" | "revoke", userId: string, email: string) => ({
  action,
  subject: "member",
  subjectId: userId,
  detail: { email },
});

const aboutOwner = ({ workspaceId }: Owner, { email, workspaceName }: NewOwner) => ({
  action: "create",
  subject: "workspace",
  subjectId: workspaceId,
  detail: { name: workspaceName, owner: email },
});

/** Several processes on one database must agree: whoever comes first writes, all read. */
export async function sharedSecret(name: string, candidate: string): Promise<string> {
  await prisma.serverSecret.createMany({ data: [{ name, value: candidate }], skipDuplicates: true });
  const { value } = await prisma.serverSecret.findUniqueOrThrow({ where: { name }, select: { value: true } });
  return value;
}

async function insertOwner(tx: Transaction, owner: NewOwner, now: Date): Promise<Owner> {
  const { id: workspaceId } = await tx.workspace.create({
    data: { name: owner.workspaceName, createdAt: now },
    select: { id: true },
  });
  return { workspaceId, userId: await insertMember(tx, workspaceId, owner, "owner", now) };
}

async function insertMember(
  tx: Transaction,
  workspaceId: string,
  { email, passwordHash }: NewUser,
  role: "owner" | "member",
  now: Date,
): Promise<string> {
  const userId = randomUUID();
  await tx.user.create({
    data: {
      id: userId,
      name: email,
      email,
      createdAt: now,
      accounts: {
        // better-auth's form of an account that signs in by password
        create: {
          id: randomUUID(),
          accountId: userId,
          providerId: "credential",
          password: passwordHash,
          createdAt: now,
        },
      },
      memberships: { create: { workspaceId, role, createdAt: now } },
    },
  });
  return userId;
}

async function unlessEmailTaken<Value>(work: () => Promise<Value>): Promise<Result<Value, "email-taken">> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return refused("email-taken");
    throw error;
  }
}
