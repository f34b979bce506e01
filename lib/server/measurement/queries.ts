import "server-only";
import { RESUME_COMPONENTS } from "@/lib/model/plan-types";
import type { ResumeView, SamplePage } from "@/lib/schema/measurement-view";
import { type SampleUse, samplesInUse } from "@/lib/schema/sample-summary";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import { resumeFrom, sampleFields, sampleFrom } from "@/lib/server/measurement/row";
import { sampleGroups } from "@/lib/server/measurement/sample-group";
import { sampleCursor, sampleOrder, samplesAfter } from "@/lib/server/measurement/sample-order";

const SAMPLES_PER_PAGE = 50;
/** A plan needs the newest saves, not every save there ever was. */
const SAMPLES_IN_PLAN = 2_000;

const within = (scope: ProjectScope) => ({
  projectId: scope.projectId,
  project: { workspaceId: scope.workspaceId },
});

const newestFirst = [{ takenOn: "desc" }, { recordedAt: "desc" }, { place: "desc" }, { id: "desc" }] as const;

/** What the plan rests on, and how many samples there are in all. */
export async function sampleUse(scope: ProjectScope, db: Db = prisma): Promise<SampleUse> {
  const rows = await db.checkpointSample.findMany({
    where: within(scope),
    select: sampleFields,
    orderBy: [...newestFirst],
    take: SAMPLES_IN_PLAN,
  });
  return samplesInUse(rows.map(sampleFrom));
}

/** A page of saves, newest day first, each under the others that were timed alike on its day. */
export async function listSamples(
  scope: ProjectScope,
  cursor?: string,
  pageSize = SAMPLES_PER_PAGE,
  db: Db = prisma,
): Promise<SamplePage> {
  const rows = await db.checkpointSample.findMany({
    where: { ...within(scope), ...samplesAfter(cursor) },
    select: { ...sampleFields, id: true, place: true, recordedBy: true, recordedAt: true },
    orderBy: [...sampleOrder],
    take: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const days = page.map((row) => row.takenOn);
  const [newest, oldest] = [days[0], days.at(-1)];
  if (!newest || !oldest) return { groups: [], nextCursor: null };
  const totals = await db.checkpointSample.groupBy({
    by: ["takenOn", "quantity", "mode", "basis", "source"],
    where: { ...within(scope), takenOn: { gte: oldest, lte: newest } },
    _count: true,
    _avg: { seconds: true },
    _min: { seconds: true },
    _max: { seconds: true },
  });
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { groups: sampleGroups(page, totals), nextCursor: last ? sampleCursor(last) : null };
}

/** The six parts and every resume that was tried, newest first. */
export async function getResume(scope: ProjectScope, db: Db = prisma): Promise<ResumeView> {
  const [parts, tried] = await Promise.all([
    db.resumePart.findMany({
      where: within(scope),
      select: { part: true, state: true, recordedBy: true, recordedAt: true },
    }),
    db.verifiedResume.findMany({
      where: within(scope),
      orderBy: [{ verifiedOn: "desc" }, { recordedAt: "desc" }, { id: "desc" }],
      take: SAMPLES_PER_PAGE,
    }),
  ]);
  return resumeFrom(
    RESUME_COMPONENTS.map((part) => ({ part, row: parts.find((row) => row.part === part) ?? null })),
    tried,
  );
}
