import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/server/db";
import { createFirstOwner, createOwner, replaceSetupCode } from "./account/commands";
import { completeFirstRun, issueSetupCode, setupState } from "./first-run";
import { sha256 } from "./secret";

const now = new Date("2026-12-01T00:00:00Z");
const person = (code: string, email = "owner@example.org") => ({
  code,
  email,
  password: "correct horse",
  workspaceName: "Team",
});

beforeEach(async () => {
  await prisma.user.deleteMany();
  await prisma.setupCode.deleteMany();
});

async function freshCode(): Promise<string> {
  const code = await issueSetupCode();
  if (code === null) throw new Error("There is a user already.");
  return code;
}

describe("the setup code", () => {
  it("has 256 bits, and only its hash is kept", async () => {
    const code = await freshCode();
    expect(Buffer.from(code, "base64url")).toHaveLength(32);
    const rows = await prisma.setupCode.findMany();
    expect(rows.map((row) => row.codeHash)).toEqual([sha256(code)]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("is another one at every start, and the earlier one is void", async () => {
    const earlier = await freshCode();
    const code = await freshCode();
    expect(await setupState(earlier)).toBe("code-wrong");
    expect(await setupState(code)).toBe("open");
    expect(await completeFirstRun(person(earlier), now)).toEqual({ ok: false, reason: "code-wrong" });
    expect(await prisma.user.count()).toBe(0);
  });

  it("is asked for, and no guess opens", async () => {
    await freshCode();
    expect(await setupState(undefined)).toBe("code-missing");
    expect(await setupState("")).toBe("code-missing");
    expect(await setupState("guess")).toBe("code-wrong");
  });

  it("stands beside no user, however a start and the terminal cross", async () => {
    for (let round = 0; round < 5; round++) {
      await prisma.user.deleteMany();
      const email = `round-${round}@example.org`;
      await Promise.all([
        ...Array.from({ length: 4 }, (_, start) => replaceSetupCode(sha256(`${round}-${start}`), now)),
        createOwner({ email, passwordHash: "x", workspaceName: "Team" }, now),
      ]);
      expect(await prisma.setupCode.count()).toBe(0);
    }
  });

  it("is not made once there is a user", async () => {
    await completeFirstRun(person(await freshCode()), now);
    expect(await issueSetupCode()).toBeNull();
    expect(await prisma.setupCode.count()).toBe(0);
  });
});

describe("the first run", () => {
  it("makes the owner and the workspace, and the password is kept as a hash", async () => {
    const made = await completeFirstRun(person(await freshCode()), now);
    if (!made.ok) throw new Error(made.reason);
    expect(
      await prisma.workspaceMember.findMany({
        where: { userId: made.value.userId },
        select: { role: true, workspaceId: true },
      }),
    ).toEqual([{ role: "owner", workspaceId: made.value.workspaceId }]);
    const account = await prisma.account.findFirstOrThrow({ where: { userId: made.value.userId } });
    expect(account.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(JSON.stringify(account)).not.toContain("correct horse");
  });

  it("is told in the audit, and so is an owner made at the terminal", async () => {
    const first = await completeFirstRun(person(await freshCode()), now);
    const second = await createOwner({ email: "b@example.org", passwordHash: "x", workspaceName: "Second" }, now);
    if (!first.ok || !second.ok) throw new Error("There is no owner.");
    const told = (workspaceId: string) =>
      prisma.auditEntry.findMany({
        where: { workspaceId, subject: "workspace" },
        select: { action: true, subjectId: true, actorKind: true, actorId: true, actorName: true, detail: true },
      });
    const { userId, workspaceId } = first.value;
    expect(await told(workspaceId)).toEqual([
      {
        action: "create",
        subjectId: workspaceId,
        actorKind: "user",
        actorId: userId,
        actorName: "owner@example.org",
        detail: { name: "Team", owner: "owner@example.org" },
      },
    ]);
    expect(await told(second.value.workspaceId)).toMatchObject([{ action: "create", actorKind: "system" }]);
  });

  it("works once", async () => {
    const code = await freshCode();
    await completeFirstRun(person(code), now);
    expect(await completeFirstRun(person(code, "second@example.org"), now)).toEqual({
      ok: false,
      reason: "already-set-up",
    });
    expect(await setupState(code)).toBe("already-set-up");
    expect(await prisma.user.count()).toBe(1);
  });

  it("has one winner when ten open the link at once", async () => {
    const code = await freshCode();
    const workspaces = await prisma.workspace.count();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        createFirstOwner(sha256(code), { email: `p${i}@example.org`, passwordHash: "x", workspaceName: `W${i}` }, now),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => (outcome.ok ? "won" : outcome.reason)))).toEqual(
      new Set(["won", "already-set-up"]),
    );
    expect(await prisma.user.count()).toBe(1);
    expect(await prisma.workspace.count()).toBe(workspaces + 1);
  });

  it("refuses a code that was left behind beside a user", async () => {
    await createOwner({ email: "admin@example.org", passwordHash: "x", workspaceName: "Made at the terminal" }, now);
    await prisma.setupCode.create({ data: { codeHash: sha256("stale") } });
    expect(await completeFirstRun(person("stale"), now)).toEqual({ ok: false, reason: "already-set-up" });
    expect(
      await createFirstOwner(sha256("stale"), { email: "x@example.org", passwordHash: "x", workspaceName: "W" }, now),
    ).toEqual({
      ok: false,
      reason: "already-set-up",
    });
  });

  it("leaves the code good when the owner cannot be made", async () => {
    const code = await freshCode();
    const broken = { email: "Not Lower@example.org", passwordHash: "x", workspaceName: "W" };
    await expect(createFirstOwner(sha256(code), broken, now)).rejects.toThrow();
    expect(await setupState(code)).toBe("open");
    expect(await replaceSetupCode(sha256("other"), now)).toBe(true);
  });
});
