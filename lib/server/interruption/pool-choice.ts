import "server-only";
import type { NamedPool } from "@/lib/import/upload-preview";
import type { ProjectScope } from "@/lib/server/auth/scope";
import type { Transaction } from "@/lib/server/db";

const PARTS = ["provider", "region", "zone", "instanceType"] as const;

/** Parts that are not known contradict nothing. */
export const mayBeOne = (one: NamedPool, other: NamedPool) =>
  PARTS.every((part) => one[part] === "" || other[part] === "" || one[part] === other[part]);

const isFuller = (one: NamedPool, other: NamedPool) => PARTS.every((part) => one[part] !== "" || other[part] === "");

/**
 * The pool that a project shall plan from once an import filled these: the only one that is its machine, where it
 * plans from none with a log yet. What the project says of its machine is never lost to a pool that knows less.
 */
export async function poolForProject(
  tx: Transaction,
  scope: ProjectScope,
  filled: readonly NamedPool[],
): Promise<string | null> {
  const project = await tx.project.findFirst({
    where: { id: scope.projectId, workspaceId: scope.workspaceId },
    select: { pool: { include: { _count: { select: { logPools: true } } } } },
  });
  if (project === null) return null;
  const { pool } = project;
  if (pool !== null && pool._count.logPools > 0) return null;
  const fitting = filled.filter((named) => pool === null || (mayBeOne(named, pool) && isFuller(named, pool)));
  const distinct = new Map(fitting.map((named) => [JSON.stringify(PARTS.map((part) => named[part])), named]));
  const [only, ...others] = distinct.values();
  if (only === undefined || others.length > 0) return null;
  const { provider, region, zone, instanceType } = only;
  const names = { workspaceId: scope.workspaceId, provider, region, zone, instanceType };
  return (await tx.pool.findFirst({ where: names, select: { id: true } }))?.id ?? null;
}
