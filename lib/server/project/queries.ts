import "server-only";
import { poolLabel } from "@/lib/import/pool";
import { present } from "@/lib/schema/present";
import type { Edit, FieldChange, ProjectDetail } from "@/lib/schema/project-detail";
import { ANSWERS, type ProjectList, type ProjectListQuery } from "@/lib/schema/project-list";
import type { ProjectScope, WorkspaceScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/client";
import { getResume, sampleUse } from "@/lib/server/measurement/queries";
import { hoursFromSeconds } from "@/lib/server/project/column";
import { decodeCursor, encodeCursor } from "@/lib/server/project/list-cursor";
import { itemFrom, type ListRow, listColumns } from "@/lib/server/project/list-row";
import { cursorKey, listSort, nameKey, UNKNOWN_KEY } from "@/lib/server/project/list-sort";
import type { ProjectFacts } from "@/lib/server/project/plan-inputs";
import type { PoolFacts } from "@/lib/server/project/pool-facts";
import { resumeFacts } from "@/lib/server/project/resume-facts";
import { isFigure, projectInclude, settingsFrom } from "@/lib/server/project/row";

const PROJECTS_PER_PAGE = 50;

const projectOf = (scope: ProjectScope) => ({ id: scope.projectId, workspaceId: scope.workspaceId });

/** The overview: every project with its latest verdict, one page by key, and how many there are of each verdict. */
export async function listProjects(
  scope: WorkspaceScope,
  query: ProjectListQuery,
  pageSize = PROJECTS_PER_PAGE,
  db: Db = prisma,
): Promise<ProjectList> {
  const matching = Prisma.sql`
    FROM verdict v JOIN project p ON p.id = v.project_id LEFT JOIN pool m ON m.id = p.pool_id
    WHERE v.workspace_id = ${scope.workspaceId}::uuid AND p.workspace_id = ${scope.workspaceId}::uuid
      AND v.latest ${containing(query.search)}`;
  const sort = listSort(query);
  const [order, beyond] =
    sort.direction === "asc" ? [Prisma.sql`ASC`, Prisma.sql`>`] : [Prisma.sql`DESC`, Prisma.sql`<`];
  const after = decodeCursor(query.cursor, cursorKey(sort));
  const onlyAfter = after
    ? Prisma.sql`AND (${sort.expression}, ${nameKey}, v.project_id) ${beyond}
        (${after.key[0] ?? UNKNOWN_KEY}::${sort.cast}, ${after.key[1]}::text, ${after.id}::uuid)`
    : Prisma.empty;
  const onlyVerdict = query.verdict ? Prisma.sql`AND v.answer = ${query.verdict}` : Prisma.empty;

  const [rows, counted] = await Promise.all([
    db.$queryRaw<ListRow[]>`
      SELECT ${sort.expression} AS sort_key, ${nameKey} AS name_key, ${listColumns}
      ${matching} ${onlyVerdict} ${onlyAfter}
      ORDER BY ${sort.expression} ${order}, ${nameKey} ${order}, v.project_id ${order} LIMIT ${pageSize + 1}`,
    db.$queryRaw<{ answer: (typeof ANSWERS)[number]; projects: number }[]>`
      SELECT v.answer, count(*)::int AS projects ${matching} GROUP BY v.answer`,
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const counts = new Map(counted.map((row) => [row.answer, row.projects]));
  return {
    items: page.map(itemFrom),
    nextCursor: last ? encodeCursor({ key: [keyOf(last.sort_key), last.name_key], id: last.id }) : null,
    counts: Object.fromEntries(ANSWERS.map((answer) => [answer, counts.get(answer) ?? 0])) as ProjectList["counts"],
  };
}

const keyOf = (key: ListRow["sort_key"]) => (key instanceof Date ? key.toISOString() : key);

function containing(search: string): Prisma.Sql {
  if (search === "") return Prisma.empty;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`AND concat_ws(' ', p.name, m.provider, m.region, m.zone, m.instance_type) ILIKE ${pattern}`;
}

/** null where the project went away after the scope was made. */
export async function getProject(scope: ProjectScope, db: Db = prisma): Promise<ProjectDetail | null> {
  const row = await db.project.findFirst({ where: projectOf(scope), include: projectInclude });
  if (!row) return null;
  const provenance = row.figureSources.filter((kept) => isFigure(kept.figure));
  return {
    id: row.id,
    version: row.version,
    poolId: row.poolId,
    settings: settingsFrom(row),
    provenance: present(
      Object.fromEntries(
        provenance.map(({ figure, source, recordedBy, recordedAt }) => [figure, { source, recordedBy, recordedAt }]),
      ),
    ),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

type EditDetail = { version: number; changes: FieldChange[] };

/** What was edited after the given version, oldest first. */
export async function listEditsSince(scope: ProjectScope, version: number, db: Db = prisma): Promise<Edit[]> {
  const rows = await db.auditEntry.findMany({
    where: {
      workspaceId: scope.workspaceId,
      subject: "project",
      subjectId: scope.projectId,
      detail: { path: ["version"], gt: version },
    },
    select: { actorName: true, at: true, detail: true },
  });
  return rows
    .map(({ actorName, at, detail }) => ({ by: actorName, at, ...(detail as EditDetail) }))
    .sort((a, b) => a.version - b.version);
}

/** All that a verdict on the project rests on, as the transaction sees it. */
export async function projectFacts(scope: ProjectScope, db: Db = prisma): Promise<ProjectFacts> {
  const row = await db.project.findFirstOrThrow({ where: projectOf(scope), include: projectInclude });
  // One connection a transaction: these run one after the other anyway.
  const samples = await sampleUse(scope, db);
  const resume = await getResume(scope, db);
  const pool = row.poolId === null ? null : await poolFacts(scope, row.poolId, db);
  return { settings: settingsFrom(row), samples, resume: resumeFacts(resume), pool };
}

async function poolFacts(scope: ProjectScope, poolId: string, db: Db): Promise<PoolFacts | null> {
  const pool = await db.pool.findFirst({
    where: { id: poolId, workspaceId: scope.workspaceId },
    include: { evidence: true },
  });
  if (!pool?.evidence) return null;
  const { interruptions, failures, exposureSeconds, dispersionIndex, dispersionP, lastAt } = pool.evidence;
  return {
    name: poolLabel(pool),
    interruptions,
    failures,
    exposureInstanceHours: hoursFromSeconds(exposureSeconds) ?? 0,
    clustering: dispersionIndex === null || dispersionP === null ? null : { index: dispersionIndex, p: dispersionP },
    lastAt,
  };
}
