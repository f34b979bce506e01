import { expect, it } from "vitest";
import { pool, prisma, transaction } from "@/lib/server/db";
import { testWorkspace } from "@/lib/testing/database";

it("gives every test a workspace of its own", async () => {
  const [one, other] = await Promise.all([testWorkspace(), testWorkspace()]);
  expect(one.workspaceId).not.toBe(other.workspaceId);
});

it("speaks to a database of its own worker, in UTC", async () => {
  const { rows } = await pool.query("SELECT current_database() AS name, current_setting('timezone') AS zone");
  expect(rows).toEqual([{ name: `worker_${process.env.VITEST_POOL_ID}`, zone: "UTC" }]);
});

it("keeps nothing of a command that fails half-way", async () => {
  const scope = await testWorkspace();
  const failing = transaction(async (tx) => {
    await tx.workspace.update({ where: { id: scope.workspaceId }, data: { name: "changed" } });
    throw new Error("half-way");
  });
  await expect(failing).rejects.toThrow("half-way");
  const { name } = await prisma.workspace.findUniqueOrThrow({ where: { id: scope.workspaceId } });
  expect(name).not.toBe("changed");
});
