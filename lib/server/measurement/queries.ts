import "server-only";
import { z } from "zod";
import { RESUME_COMPONENTS } from "@/lib/model/plan-types";
import type { ResumeView, SamplePage } from "@/lib/schema/measurement-view";
import { type SampleUse, samplesInUse } from "@/lib/schema/sample-summary";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { type Db, prisma } from "@/lib/server/db";
import { resumeFrom, sampleFields, sampleFrom } from "@/lib/server/measurement/row";
import { decodeCursor, encodeCursor } from "@/lib/server/project/list-cursor";

const SAMPLES_PER_PAGE = 50;
/** A plan needs the newest saves, not every save there ever was. */
const SAMPLES_IN_PLAN = 2_000;

const within = (scope: ProjectScope) => ({
  projectId: scope.projectId,
  project: { workspaceId: scope.workspaceId },
});

const newestFirst = [{ takenOn: "desc" }, { recordedAt: "desc" }, { id: "desc" }] as const;

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

const cursorKey = z.tuple([z.iso.datetime(), z.iso.datetime()]);

export async function listSamples(
  scope: ProjectScope,
  cursor?: string,
  pageSize = SAMPLES_PER_PAGE,
  db: Db = prisma,
): Promise<SamplePage> {
  const after = decodeCursor(cursor, cursorKey);
  const rows = await db.checkpointSample.findMany({
    where: { ...within(scope), ...(after ? isAfter(after.key, after.id) : {}) },
    select: { ...sampleFields, id: true, recordedBy: true, recordedAt: true },
    orderBy: [...newestFirst],
    take: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    samples: page.map((row) => ({
      ...sampleFrom(row),
      id: row.id,
      recordedBy: row.recordedBy,
      recordedAt: row.recordedAt,
    })),
    nextCursor: last
      ? encodeCursor({ key: [last.takenOn.toISOString(), last.recordedAt.toISOString()], id: last.id })
      : null,
  };
}

function isAfter([takenOn, recordedAt]: [string, string], id: string) {
  return {
    OR: [
      { takenOn: { lt: new Date(takenOn) } },
      { takenOn: new Date(takenOn), recordedAt: { lt: new Date(recordedAt) } },
      { takenOn: new Date(takenOn), recordedAt: new Date(recordedAt), id: { lt: id } },
    ],
  };
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
