import { beforeAll, describe, expect, it } from "vitest";
import { type ProjectBody, projectInput, projectSettings } from "@/lib/schema/project";
import { type ProjectListItem, projectListQuery } from "@/lib/schema/project-list";
import { mintProjectScope, type WorkspaceScope } from "@/lib/server/auth/scope";
import { prisma } from "@/lib/server/db";
import { createProject, updateProject } from "@/lib/server/project/commands";
import { listProjects } from "@/lib/server/project/queries";
import { verdictHistory } from "@/lib/server/verdict/queries";
import { testWorkspace } from "@/lib/testing/database";

const NOW = new Date("2026-11-12T09:40:00Z");
const query = (entries: Record<string, unknown> = {}) => projectListQuery.parse(entries);

async function fill(scope: WorkspaceScope, bodies: ProjectBody[]) {
  for (const [index, body] of bodies.entries()) {
    await createProject(scope, projectInput.parse(body), new Date(NOW.getTime() + index));
  }
}

/** Verdicts as a history of judgements would leave them, without judging a thousand times. */
const setVerdicts = (scope: WorkspaceScope) => prisma.$executeRaw`
  UPDATE verdict v SET
    interval_s = CASE WHEN n.rank % 4 = 0 THEN NULL ELSE 600 + n.rank % 5 END,
    rate_per_instance_hour = CASE WHEN n.rank % 4 = 0 THEN NULL ELSE 0.1 + n.rank * 0.001 END,
    saving_fraction = CASE WHEN n.rank % 3 = 0 THEN NULL ELSE 0.9 - n.rank * 0.001 END,
    answer = (ARRAY['admitted', 'fix-first', 'not-enough-evidence', 'use-on-demand'])[1 + n.rank % 4]
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS rank FROM verdict WHERE workspace_id = ${scope.workspaceId}::uuid) n
  WHERE n.id = v.id`;

async function everything(scope: WorkspaceScope, entries: Record<string, unknown>, pageSize: number) {
  const items: ProjectListItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await listProjects(scope, query({ ...entries, cursor }), pageSize);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

describe("listProjects", () => {
  let scope: WorkspaceScope;
  beforeAll(async () => {
    scope = await testWorkspace();
    await fill(
      scope,
      Array.from({ length: 23 }, (_, index) => ({ name: `job ${String.fromCharCode(97 + index)}` })),
    );
    await fill(await testWorkspace(), [{ name: "foreign" }]);
    await setVerdicts(scope);
  });

  const sorts = ["verdict", "name", "interval", "rate", "saving", "judged"] as const;
  it.each(sorts.flatMap((sort) => [[sort, "asc"] as const, [sort, "desc"] as const]))(
    "pages by %s %s without losing or repeating a project",
    async (sort, direction) => {
      const paged = await everything(scope, { sort, direction }, 4);
      const whole = await everything(scope, { sort, direction }, 100);
      expect(paged).toHaveLength(23);
      expect(new Set(paged.map((item) => item.id)).size).toBe(23);
      expect(paged.map((item) => item.id)).toEqual(whole.map((item) => item.id));
    },
  );

  it.each(["asc", "desc"])("puts what is unknown last, %s", async (direction) => {
    const rates = (await everything(scope, { sort: "rate", direction }, 5)).map((item) => item.rate.perInstanceHour);
    const known = rates.filter((rate) => rate !== null);
    expect(rates.slice(known.length).every((rate) => rate === null)).toBe(true);
    expect(known).toEqual(known.toSorted((a, b) => (direction === "asc" ? a - b : b - a)));
  });

  it("puts equals in the order of their names, case aside", async () => {
    const names = (rows: ProjectListItem[]) => rows.map((item) => item.name);
    for (const direction of ["asc", "desc"]) {
      const unknown = (await everything(scope, { sort: "rate", direction }, 5)).filter(
        (item) => item.rate.perInstanceHour === null,
      );
      expect(unknown.length).toBeGreaterThan(3);
      expect(names(unknown)).toEqual(names(unknown).toSorted());
    }
    const fixFirst = (await everything(scope, { sort: "verdict" }, 5)).filter((item) => item.answer === "fix-first");
    expect(names(fixFirst)).toEqual(names(fixFirst).toSorted());
  });

  it("follows a project to its new name, even where nothing is judged anew", async () => {
    const own = await testWorkspace();
    await fill(own, [{ name: "Alpha" }, { name: "beta" }]);
    const listed = async () => (await listProjects(own, query({ sort: "rate" }))).items;
    const [alpha] = await listed();
    const project = mintProjectScope(own, alpha?.id ?? "");
    await updateProject(project, 1, projectSettings.parse({ name: "Gamma" }), NOW);
    expect((await listed()).map((item) => item.name)).toEqual(["beta", "Gamma"]);
    expect((await verdictHistory(project)).entries).toHaveLength(1);
  });

  it("counts every verdict, whatever verdict is filtered for", async () => {
    const page = await listProjects(scope, query({ verdict: "fix-first" }));
    expect(page.items.every((item) => item.answer === "fix-first")).toBe(true);
    expect(Object.values(page.counts).reduce((sum, count) => sum + count, 0)).toBe(23);
    expect(page.counts["fix-first"]).toBe(page.items.length);
  });

  it("starts at the top when the cursor is broken or from another sort", async () => {
    const first = await listProjects(scope, query({ sort: "name" }), 4);
    const other = await listProjects(scope, query({ sort: "rate", cursor: first.nextCursor }), 4);
    const broken = await listProjects(scope, query({ sort: "rate", cursor: "%%%" }), 4);
    const top = await listProjects(scope, query({ sort: "rate" }), 4);
    expect([other.items, broken.items]).toEqual([top.items, top.items]);
  });
});

it("searches name and machine literally, whatever stands in the box", async () => {
  const scope = await testWorkspace();
  await fill(scope, [
    { name: "100% sure", provider: "aws", zone: "us-east-1b", instanceType: "g5.12xlarge" },
    { name: "under_score" },
    { name: 'back\\slash\'s "quote"; DROP TABLE project;--' },
  ]);
  const found = async (search: string) =>
    (await listProjects(scope, query({ search, sort: "name" }))).items.map((item) => item.name);
  expect(await found("0% s")).toEqual(["100% sure"]);
  expect(await found("%")).toEqual(["100% sure"]);
  expect(await found("r_s")).toEqual(["under_score"]);
  expect(await found("G5.12X")).toEqual(["100% sure"]);
  expect(await found("k\\s")).toHaveLength(1);
  expect(await found('\'s "quote"; drop')).toHaveLength(1);
  expect(await found("nowhere")).toEqual([]);
  expect((await listProjects(scope, query({ search: "us-east" }))).counts["not-enough-evidence"]).toBe(1);
});

it("reads a page from an index at thousands of projects", async () => {
  const scope = await testWorkspace();
  await fill(scope, [{ name: "seed" }]);
  await prisma.$executeRaw`
    INSERT INTO project (workspace_id, name)
    SELECT ${scope.workspaceId}::uuid, 'job ' || n FROM generate_series(1, 5000) n`;
  await prisma.$executeRaw`
    INSERT INTO verdict (workspace_id, project_id, project_name, ordinal, answer, statement, model_version, input_hash, inputs,
      result, changes, currency, point_1, point_2, point_3, point_4, point_5, actor_kind, actor_name, action, judged_at,
      rate_per_instance_hour)
    SELECT p.workspace_id, p.id, p.name, 1, v.answer, v.statement, v.model_version, v.input_hash, v.inputs, v.result, v.changes,
      v.currency, v.point_1, v.point_2, v.point_3, v.point_4, v.point_5, v.actor_kind, v.actor_name, v.action,
      v.judged_at, random() + 0.01
    FROM project p, verdict v
    WHERE p.workspace_id = ${scope.workspaceId}::uuid AND v.workspace_id = p.workspace_id AND p.name <> 'seed'`;
  await prisma.$executeRaw`ANALYZE project, verdict`;
  const page = await listProjects(scope, query({ sort: "rate" }));
  expect(page.items).toHaveLength(50);
  expect(page.counts["not-enough-evidence"]).toBe(5001);

  const lines: string[] = [];
  const explaining = prisma.$extends({
    query: {
      async $queryRaw({ args }) {
        const explained = await prisma.$queryRawUnsafe<Record<string, string>[]>(
          `EXPLAIN ${args.text}`,
          ...args.values,
        );
        lines.push(explained.map((row) => row["QUERY PLAN"]).join("\n"));
        return [];
      },
    },
  }) as unknown as typeof prisma;
  for (const sort of ["rate", "saving", "interval", "verdict", "judged", "name"]) {
    await listProjects(scope, query({ sort, cursor: page.nextCursor }), 50, explaining);
  }
  const pages = lines.filter((plan) => plan.includes("Limit"));
  expect(pages).toHaveLength(6);
  for (const plan of pages) expect(plan).toMatch(/Index Scan using verdict_overview_/);
});
