import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { expect, it } from "vitest";
import { prisma } from "@/lib/server/db";
import { addMember, createOwner, removeMember, sharedSecret } from "./account/commands";
import { authServer } from "./auth-server";
import { PEER_HEADER } from "./peer";
import { mintWorkspaceScope } from "./scope";
import { randomSecret } from "./secret";
import { signInWithPassword } from "./session";

const now = new Date("2026-12-01T00:00:00Z");
const PASSWORD = "correct horse";
const passwordHash = await hashPassword(PASSWORD);
const from = (peer: string) => new Headers({ [PEER_HEADER]: peer });
const newEmail = () => `${randomUUID()}@example.org`;

async function owner(email = newEmail()) {
  const made = await createOwner({ email, passwordHash, workspaceName: "Team" }, now);
  if (!made.ok) throw new Error(made.reason);
  return { email, scope: mintWorkspaceScope(made.value.workspaceId, { kind: "system", name: "test" }) };
}

it("answers an unknown e-mail like a wrong password", async () => {
  const { email } = await owner();
  const wrong = await signInWithPassword({ email, password: "wrong password" }, from(randomUUID()));
  const unknown = await signInWithPassword({ email: newEmail(), password: PASSWORD }, from(randomUUID()));
  expect(wrong).toEqual({ ok: false, reason: { kind: "wrong-password" } });
  expect(unknown).toEqual(wrong);
  expect(await signInWithPassword({ email, password: PASSWORD }, from(randomUUID()))).toEqual({
    ok: true,
    value: undefined,
  });
});

it("stops a peer after ten wrong passwords, even with the right one", async () => {
  const { email } = await owner();
  const peer = from(randomUUID());
  for (let i = 0; i < 10; i++) {
    expect(await signInWithPassword({ email, password: `wrong ${i}` }, peer)).toMatchObject({
      reason: { kind: "wrong-password" },
    });
  }
  const stopped = await signInWithPassword({ email, password: PASSWORD }, peer);
  expect(stopped).toMatchObject({ ok: false, reason: { kind: "too-many-tries" } });
  expect((await signInWithPassword({ email, password: PASSWORD }, from(randomUUID()))).ok).toBe(true);
});

it("does not count right passwords", async () => {
  const { email } = await owner();
  const peer = from(randomUUID());
  for (let i = 0; i < 12; i++) expect((await signInWithPassword({ email, password: PASSWORD }, peer)).ok).toBe(true);
});

it("takes no one in: sign-up is closed", async () => {
  const auth = await authServer();
  const email = newEmail();
  await expect(auth.api.signUpEmail({ body: { email, password: PASSWORD, name: "X" } })).rejects.toThrow();
  expect(await prisma.user.count({ where: { email } })).toBe(0);
});

it("sets a cookie that scripts and other sites cannot use", async () => {
  const { email } = await owner();
  const auth = await authServer();
  const { headers } = await auth.api.signInEmail({ body: { email, password: PASSWORD }, returnHeaders: true });
  const [cookie] = headers.getSetCookie();
  expect(cookie).toMatch(/^spotworthy\.session_token=/);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/i);
});

it("gives every process the same secret, whoever is first", async () => {
  const name = `test-${randomUUID()}`;
  const secrets = await Promise.all(Array.from({ length: 8 }, () => sharedSecret(name, randomSecret())));
  expect(new Set(secrets).size).toBe(1);
});

it("makes no second user of one e-mail", async () => {
  const { email, scope } = await owner();
  const workspaces = await prisma.workspace.count();
  expect(await createOwner({ email, passwordHash, workspaceName: "Other" }, now)).toEqual({
    ok: false,
    reason: "email-taken",
  });
  expect(await addMember(scope, { email, passwordHash }, now)).toEqual({ ok: false, reason: "email-taken" });
  expect(await prisma.workspace.count()).toBe(workspaces);
});

it("keeps the last user of a workspace, also when two are removed at once", async () => {
  const { email, scope } = await owner();
  expect(await removeMember(scope, email, now)).toEqual({ ok: false, reason: "last-user" });
  expect(await removeMember(scope, "nobody@example.org", now)).toEqual({ ok: false, reason: "no-such-user" });
  const second = newEmail();
  await addMember(scope, { email: second, passwordHash }, now);
  const both = await Promise.all([removeMember(scope, email, now), removeMember(scope, second, now)]);
  expect(both.filter((removed) => removed.ok)).toHaveLength(1);
  expect(await prisma.workspaceMember.count({ where: { workspaceId: scope.workspaceId } })).toBe(1);
});
