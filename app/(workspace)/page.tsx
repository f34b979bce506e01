import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Foot } from "@/components/layout/foot";
import { OverviewEmpty, OverviewNoMatch } from "@/components/overview/overview-empty";
import { OverviewKey } from "@/components/overview/overview-key";
import { OverviewLead } from "@/components/overview/overview-lead";
import { OverviewPager } from "@/components/overview/overview-pager";
import { OverviewTools } from "@/components/overview/overview-tools";
import { ProjectTable } from "@/components/overview/project-table";
import { totalOf } from "@/components/overview/total-of";
import { formatInstant } from "@/lib/format/date";
import { projectListQuery } from "@/lib/schema/project-list";
import { requireWorkspace } from "@/lib/server/auth/gates";
import { listProjects } from "@/lib/server/project/queries";
import { type RawParams, readProjectListQuery } from "./search-params";

const EVERY_PROJECT = projectListQuery.parse({});

export async function generateMetadata(): Promise<Metadata> {
  await requireWorkspace();
  const t = await getTranslations("overview");
  return { title: t("title") };
}

export default async function OverviewPage({ searchParams }: { searchParams: Promise<RawParams> }) {
  const scope = await requireWorkspace();
  const query = readProjectListQuery(await searchParams);
  const [list, everything] = await Promise.all([
    listProjects(scope, query),
    query.search === "" ? null : listProjects(scope, EVERY_PROJECT, 1),
  ]);
  const counts = everything?.counts ?? list.counts;
  if (totalOf(counts) === 0) return <OverviewEmpty />;

  const [t, locale] = await Promise.all([getTranslations("overview.foot"), getLocale()]);
  const latest = list.items.reduce((last, { judgedAt }) => Math.max(last, judgedAt.getTime()), 0);
  const dates = latest > 0 ? [t("judged", { at: formatInstant(new Date(latest), locale) })] : [];
  return (
    <>
      <OverviewLead counts={counts} />
      <OverviewTools query={query} counts={list.counts} />
      {list.items.length === 0 ? (
        <OverviewNoMatch />
      ) : (
        <>
          <ProjectTable items={list.items} query={query} />
          <OverviewPager query={query} nextCursor={list.nextCursor} />
          <OverviewKey />
        </>
      )}
      <Foot lines={[t("rate"), t("saving"), ...dates]} />
    </>
  );
}
