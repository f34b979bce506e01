import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { FORMATS } from "@/lib/import/formats";
import { NOTICE_PRESETS } from "@/lib/schema/notice-preset";
import { FIGURES } from "@/lib/schema/project";
import { pool as connections, prisma } from "@/lib/server/db";
import { testWorkspace } from "@/lib/testing/database";

const AT = "2026-06-01T00:00:00Z";

/** Two workspaces with one sound row of everything each. */
async function furnished() {
  const { workspaceId } = await testWorkspace();
  const one = async (sql: string, values: unknown[]) =>
    (await connections.query<{ id: string }>(sql, values)).rows[0]?.id;
  const poolId = await one(
    "INSERT INTO pool (workspace_id, provider, region, zone, instance_type) VALUES ($1, 'aws', '', '', '') RETURNING id",
    [workspaceId],
  );
  const projectId = await one("INSERT INTO project (workspace_id, pool_id, name) VALUES ($1, $2, 'Run') RETURNING id", [
    workspaceId,
    poolId,
  ]);
  await connections.query(
    "INSERT INTO figure_source (project_id, figure, recorded_by, recorded_at) VALUES ($1, 'instances', 'a', $2)",
    [projectId, AT],
  );
  const verdictId = await one(
    `INSERT INTO verdict (workspace_id, project_id, project_name, ordinal, answer, statement, model_version, input_hash, inputs, result,
       changes, currency, point_1, point_2, point_3, point_4, point_5, actor_kind, actor_name, action, judged_at)
     VALUES ($1, $2, 'Run', 1, 'admitted', '{}', '1', repeat('0', 64), '{}', '{}', '{}', 'USD',
       'pass', 'pass', 'pass', 'pass', 'pass', 'system', 'test', 'test', $3) RETURNING id`,
    [workspaceId, projectId, AT],
  );
  const logId = await one(
    `INSERT INTO interruption_log (workspace_id, upload_id, format, format_reason, file_name, size_bytes, sha256, choices,
       staged_at, imported_by, imported_at)
     VALUES ($1, gen_random_uuid(), 'csv-lifetimes', '{}', 'a', 1, repeat('0', 64), '{}', $2, 'test', $2) RETURNING id`,
    [workspaceId, AT],
  );
  const logPool = await one(
    "INSERT INTO interruption_log_pool (log_id, provider, region, zone, instance_type) VALUES ($1, 'aws', '', '', '') RETURNING id",
    [logId],
  );
  await connections.query(
    "INSERT INTO interruption_event (log_pool_id, instant, kind, instance, n, line, time_form) VALUES ($1, $2, 1, '', 0, 1, 1)",
    [logPool, AT],
  );
  return { workspaceId, pool: poolId, project: projectId, verdict: verdictId, interruption_log: logId, logPool };
}

type Furnished = Awaited<ReturnType<typeof furnished>>;
let mine: Furnished;
let theirs: Furnished;
beforeAll(async () => {
  mine = await furnished();
  theirs = await furnished();
});

const NO_NUMBERS = ["'NaN'", "'Infinity'", "'-Infinity'"];
const columns = (names: readonly string[], values: readonly string[]) =>
  names.flatMap((name) => values.map((value) => ["verdict", `${name} = ${value}`] as const));

const REFUSED: readonly (readonly [keyof Furnished, string])[] = [
  ...columns(
    [
      "interval_s",
      "young_interval_s",
      "conservative_interval_s",
      "exposure_instance_h",
      "rate_per_instance_hour",
      "rate_low_per_instance_hour",
      "rate_high_per_instance_hour",
      "rate_upper90_per_instance_hour",
    ],
    [...NO_NUMBERS, "-1"],
  ),
  ...columns(["saving_fraction", "saving_upper90_fraction"], [...NO_NUMBERS, "1.01"]),
  ...columns(["events"], ["-1"]),
  ...columns(["ordinal"], ["0"]),
  ["project", "notice_preset = 'Two minutes'"],
  ["pool", "provider = 'AWS'"],
  ["pool", "provider = repeat('a', 129)"],
  ["interruption_log", "format = ''"],
];

it.each(REFUSED)("refuses a %s with %s", async (table, change) => {
  await expect(connections.query(`UPDATE ${table} SET ${change} WHERE id = $1`, [mine[table]])).rejects.toMatchObject({
    code: "23514",
  });
});

it("refuses an event in a form of time that nobody can write back", async () => {
  const form = (value: number) =>
    connections.query("UPDATE interruption_event SET time_form = $2 WHERE log_pool_id = $1", [mine.logPool, value]);
  for (const value of [-1, 3]) await expect(form(value)).rejects.toMatchObject({ code: "23514" });
  await form(2);
});

it("knows the figures of the application, each of them and no other", async () => {
  const write = (figure: string) =>
    connections.query(
      "INSERT INTO figure_source (project_id, figure, recorded_by, recorded_at) VALUES ($1, $2, 'a', $3) ON CONFLICT DO NOTHING",
      [mine.project, figure, AT],
    );
  for (const figure of FIGURES) await write(figure);
  await expect(write("luck")).rejects.toMatchObject({ code: "23514" });
});

it("takes every preset and every format of the application", async () => {
  for (const preset of NOTICE_PRESETS) {
    await connections.query("UPDATE project SET notice_preset = $2 WHERE id = $1", [mine.project, preset]);
  }
  for (const { id } of FORMATS) {
    await connections.query("UPDATE interruption_log SET format = $2 WHERE id = $1", [mine.interruption_log, id]);
  }
});

it("lets no row reach into another workspace", async () => {
  const refused = { code: "23503" };
  await expect(
    connections.query("UPDATE project SET pool_id = $2 WHERE id = $1", [mine.project, theirs.pool]),
  ).rejects.toMatchObject(refused);
  await expect(
    connections.query("UPDATE verdict SET project_id = $2, ordinal = 2, latest = false WHERE id = $1", [
      mine.verdict,
      theirs.project,
    ]),
  ).rejects.toMatchObject(refused);
});

it("gives a person one account with a provider", async () => {
  const [accountId, userId] = [randomUUID(), randomUUID()];
  await prisma.user.create({ data: { id: userId, name: "A", email: `${userId}@example.org`, emailVerified: true } });
  const add = () => prisma.account.create({ data: { id: randomUUID(), accountId, providerId: "credential", userId } });
  await add();
  await expect(add()).rejects.toMatchObject({ code: "P2002" });
});

it("lets a project outlive its pool, and a workspace go with all it has", async () => {
  const gone = await furnished();
  await connections.query("DELETE FROM pool WHERE id = $1", [gone.pool]);
  const { poolId } = await prisma.project.findUniqueOrThrow({ where: { id: gone.project ?? "" } });
  expect(poolId).toBeNull();
  await connections.query("DELETE FROM workspace WHERE id = $1", [gone.workspaceId]);
  const all = await furnished();
  await connections.query("DELETE FROM workspace WHERE id = $1", [all.workspaceId]);
  expect(await prisma.verdict.count({ where: { workspaceId: all.workspaceId } })).toBe(0);
});
