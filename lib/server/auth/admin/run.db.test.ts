import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/server/db";
import { tokenWorkspace } from "../token";
import { readCommand } from "./arguments";
import { run } from "./run";

const now = new Date("2026-12-01T00:00:00Z");
const newEmail = () => `${randomUUID()}@example.org`;

async function admin(...args: string[]): Promise<readonly Record<string, unknown>[]> {
  const command = readCommand(args);
  if (!command) throw new Error("help");
  const answer = await run(command, { password: async () => "correct horse", now });
  return JSON.parse(JSON.stringify(answer));
}

async function bootstrapped(email = newEmail()) {
  const [made] = await admin("bootstrap", "--email", email, "--workspace", "Team");
  return { email, workspace: String(made?.workspaceId), token: String(made?.token), made };
}

beforeEach(async () => {
  await prisma.setupCode.deleteMany();
  await prisma.workspace.deleteMany();
  await prisma.user.deleteMany();
});

it("makes owner, workspace and a token that opens it", async () => {
  const { workspace, token, made } = await bootstrapped();
  expect(Object.keys(made ?? {})).toEqual(["workspaceId", "token"]);
  expect((await tokenWorkspace(token))?.workspaceId).toBe(workspace);
});

it("refuses the same e-mail again, however it is spelt, and changes nothing", async () => {
  const { email } = await bootstrapped();
  await expect(admin("bootstrap", "--email", email.toUpperCase(), "--workspace", "B")).rejects.toThrow(
    "There is already a user",
  );
  expect(await prisma.workspace.count()).toBe(1);
  expect(await prisma.workspaceToken.count()).toBe(1);
});

it("voids the code of the first run", async () => {
  await prisma.setupCode.create({ data: { codeHash: "a".repeat(64) } });
  await bootstrapped();
  expect(await prisma.setupCode.count()).toBe(0);
});

it("makes, lists and revokes tokens without showing one twice", async () => {
  const { token: first } = await bootstrapped();
  const [made] = await admin("token", "make", "--name", "ci");
  const listed = await admin("token", "list");
  expect(listed.map(({ name }) => name).sort()).toEqual(["bootstrap", "ci"]);
  expect(JSON.stringify(listed)).not.toContain(String(made?.token));
  expect(JSON.stringify(listed)).not.toContain(first);
  await admin("token", "revoke", "--id", String(made?.id));
  expect(await tokenWorkspace(String(made?.token))).toBeNull();
  await expect(admin("token", "revoke", "--id", String(made?.id))).rejects.toThrow("no such token");
});

it("adds and revokes users, but never the last", async () => {
  const { email } = await bootstrapped();
  const second = newEmail();
  await admin("user", "add", "--email", second.toUpperCase());
  const listed = await admin("user", "list");
  expect(new Set(listed.map((user) => user.email))).toEqual(new Set([email, second]));
  await admin("user", "revoke", "--email", email);
  await expect(admin("user", "revoke", "--email", second)).rejects.toThrow("the only user");
  await expect(admin("user", "revoke", "--email", email)).rejects.toThrow("has no user");
});

it("asks which workspace only when there are several", async () => {
  await expect(admin("token", "list")).rejects.toThrow("There is no workspace yet");
  const one = await bootstrapped();
  const other = await bootstrapped();
  await expect(admin("token", "list")).rejects.toThrow("several workspaces");
  await expect(admin("token", "list", "--workspace", "Team")).rejects.toThrow("no workspace with the id Team");
  const [token] = await admin("token", "list", "--workspace", other.workspace);
  await expect(admin("token", "revoke", "--workspace", one.workspace, "--id", String(token?.id))).rejects.toThrow();
  expect((await admin("workspace", "list")).map(({ id }) => id).sort()).toEqual(
    [one.workspace, other.workspace].sort(),
  );
});

it("explains a bad address, name or password", async () => {
  await expect(admin("bootstrap", "--email", "nobody", "--workspace", "T")).rejects.toThrow(
    "--email is no e-mail address.",
  );
  await expect(admin("bootstrap", "--email", newEmail(), "--workspace", " ")).rejects.toThrow(
    "--workspace is missing.",
  );
  const command = readCommand(["bootstrap", "--email", newEmail(), "--workspace", "T"]);
  if (!command) throw new Error("help");
  await expect(run(command, { password: async () => "short", now })).rejects.toThrow(
    "The password needs at least 10 characters.",
  );
  expect(await prisma.user.count()).toBe(0);
});
