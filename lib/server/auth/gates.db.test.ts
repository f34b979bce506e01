import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/server/db";
import { testWorkspace } from "@/lib/testing/database";
import { addMember, createOwner, removeMember } from "./account/commands";
import { authServer } from "./auth-server";
import { createToken, revokeToken } from "./commands";
import { apiProject, apiWorkspace, bearerWorkspace, currentWorkspace, requireProject, requireWorkspace } from "./gates";
import { listTokens } from "./queries";
import { mintWorkspaceScope, type WorkspaceScope } from "./scope";
import { sha256 } from "./secret";

let requestHeaders = new Headers();
vi.mock("next/headers", () => ({ headers: async () => requestHeaders }));

const now = new Date("2026-12-01T00:00:00Z");
const PASSWORD = "correct horse";
const passwordHash = await hashPassword(PASSWORD);

beforeEach(() => {
  requestHeaders = new Headers();
});

async function owner() {
  const email = `${randomUUID()}@example.org`;
  const made = await createOwner({ email, passwordHash, workspaceName: "Team" }, now);
  if (!made.ok) throw new Error(made.reason);
  const scope = mintWorkspaceScope(made.value.workspaceId, { kind: "system", name: "test" });
  return { ...made.value, email, scope };
}

async function cookieOf(email: string): Promise<string> {
  const auth = await authServer();
  const { headers } = await auth.api.signInEmail({ body: { email, password: PASSWORD }, returnHeaders: true });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const visit = (cookie: string, path = "/") => {
  requestHeaders = new Headers({ cookie, "x-spotworthy-path": path });
};

async function project(scope: WorkspaceScope): Promise<string> {
  const { id } = await prisma.project.create({
    data: { workspaceId: scope.workspaceId, name: `Project ${randomUUID()}` },
    select: { id: true },
  });
  return id;
}

const bearing = (token: string, scheme = "Bearer") =>
  new Request("http://localhost/api/v1/projects", { headers: { authorization: `${scheme} ${token}` } });

/** Where Next would have sent the reader. */
const fate = (gate: Promise<unknown>) =>
  gate.then(
    () => "let in",
    (error: { digest?: string }) => error.digest ?? error,
  );

describe("a page", () => {
  it("lets a signed-in person into their own workspace", async () => {
    const { email, workspaceId, userId } = await owner();
    visit(await cookieOf(email));
    expect(await requireWorkspace()).toEqual({ workspaceId, actor: { kind: "user", userId, name: email } });
  });

  it("sends a guest to sign in and back", async () => {
    visit("", "/projects/new?from=overview");
    expect(await fate(requireWorkspace())).toContain(";/sign-in?next=%2Fprojects%2Fnew%3Ffrom%3Doverview;");
  });

  it("does not send a guest to another site afterwards", async () => {
    visit("", "//evil.example/");
    expect(await fate(requireWorkspace())).toContain(";/sign-in;");
  });

  it("knows no one by a cookie that was changed, and no one after the session ended", async () => {
    const { email, userId } = await owner();
    const cookie = await cookieOf(email);
    visit(cookie.replace(/session_token=./, "session_token=_"));
    expect(await currentWorkspace()).toBeNull();
    visit(cookie);
    expect(await currentWorkspace()).not.toBeNull();
    await prisma.session.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } });
    expect(await currentWorkspace()).toBeNull();
  });

  it("shuts at once for a member who was removed", async () => {
    const { scope } = await owner();
    const email = `${randomUUID()}@example.org`;
    await addMember(scope, { email, passwordHash }, now);
    visit(await cookieOf(email));
    expect(await currentWorkspace()).not.toBeNull();
    await removeMember(scope, email, now);
    expect(await currentWorkspace()).toBeNull();
  });

  it("opens the workspace's own project and hides every other", async () => {
    const { email, scope } = await owner();
    const own = await project(scope);
    const foreign = await project(await testWorkspace());
    visit(await cookieOf(email));
    expect((await requireProject(own)).projectId).toBe(own);
    for (const id of [foreign, randomUUID(), "1", "", `${own}'`, own.toUpperCase(), "../../etc/passwd", "\0"]) {
      expect(await fate(requireProject(id)), id).toBe("NEXT_HTTP_ERROR_FALLBACK;404");
    }
  });
});

describe("an API route", () => {
  it("lets a token into its own workspace only", async () => {
    const [mine, theirs] = await Promise.all([testWorkspace(), testWorkspace()]);
    const { token, id } = await createToken(mine, "ci", now);
    const scope = await bearerWorkspace(bearing(token));
    expect(scope).toEqual({ workspaceId: mine.workspaceId, actor: { kind: "token", tokenId: id, name: "ci" } });

    const own = await apiProject(bearing(token), await project(mine));
    expect(own.ok).toBe(true);
    for (const foreign of [await project(theirs), randomUUID(), "malformed"]) {
      const answer = await apiProject(bearing(token), foreign);
      expect(!answer.ok && answer.reason.status).toBe(404);
    }
  });

  it("keeps a token's hash and never its text", async () => {
    const scope = await testWorkspace();
    const { token } = await createToken(scope, "ci", now);
    expect(token).toMatch(/^sw_[A-Za-z0-9_-]{43}$/);
    const row = await prisma.workspaceToken.findFirstOrThrow({ where: { workspaceId: scope.workspaceId } });
    expect(row.tokenHash).toBe(sha256(token));
    const audit = await prisma.auditEntry.findMany({ where: { workspaceId: scope.workspaceId } });
    expect(JSON.stringify([row, audit, await listTokens(scope)])).not.toContain(token);
    expect(JSON.stringify(await listTokens(scope))).not.toContain(row.tokenHash);
  });

  it("answers 401 to everything that is no token of ours", async () => {
    const scope = await testWorkspace();
    const { token } = await createToken(scope, "ci", now);
    const { tokenHash } = await prisma.workspaceToken.findFirstOrThrow({ where: { workspaceId: scope.workspaceId } });
    const { email } = await owner();
    const wrong = [
      new Request("http://localhost/api/v1/projects"),
      bearing(token, "Basic"),
      bearing(`${token}x`),
      bearing(token.slice(0, -1)),
      bearing(tokenHash),
      bearing(`sw_${"A".repeat(43)}`),
      new Request(`http://localhost/api/v1/projects?token=${token}`),
      new Request("http://localhost/api/v1/projects", { headers: { cookie: await cookieOf(email) } }),
    ];
    for (const request of wrong) {
      const answer = await apiWorkspace(request);
      if (answer.ok) throw new Error("let in");
      expect(answer.reason.status).toBe(401);
      expect(answer.reason.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.reason.headers.get("www-authenticate")).toContain("Bearer");
      expect(await answer.reason.json()).toMatchObject({ status: 401, title: "Bad token" });
    }
  });

  it("shuts for a revoked token, which another workspace cannot revoke", async () => {
    const [mine, theirs] = await Promise.all([testWorkspace(), testWorkspace()]);
    const { token, id } = await createToken(mine, "ci", now);
    expect(await revokeToken(theirs, id, now)).toEqual({ ok: false, reason: "no-such-token" });
    expect(await revokeToken(mine, "malformed", now)).toEqual({ ok: false, reason: "no-such-token" });
    expect(await bearerWorkspace(bearing(token))).not.toBeNull();
    expect(await revokeToken(mine, id, now)).toEqual({ ok: true, value: undefined });
    expect(await bearerWorkspace(bearing(token))).toBeNull();
    expect(await revokeToken(mine, id, now)).toEqual({ ok: false, reason: "no-such-token" });
  });

  it("records a token's last use once a minute", async () => {
    const scope = await testWorkspace();
    const { token, id } = await createToken(scope, "ci", now);
    const lastUse = async () => (await prisma.workspaceToken.findUniqueOrThrow({ where: { id } })).lastUsedAt;
    expect(await lastUse()).toBeNull();
    await bearerWorkspace(bearing(token));
    const first = await lastUse();
    expect(first).not.toBeNull();
    await bearerWorkspace(bearing(token));
    expect(await lastUse()).toEqual(first);
    await prisma.workspaceToken.update({ where: { id }, data: { lastUsedAt: new Date(Date.now() - 61_000) } });
    await bearerWorkspace(bearing(token));
    expect((await lastUse())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});
