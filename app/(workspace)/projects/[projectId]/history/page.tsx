import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HistoryView } from "@/components/plan/history-view";
import { requireProject } from "@/lib/server/auth/gates";
import { verdictHistory } from "@/lib/server/verdict/queries";

type HistoryPageProps = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<{ before?: string | string[] }>;
};

export async function generateMetadata({ params }: HistoryPageProps): Promise<Metadata> {
  await requireProject((await params).projectId);
  const t = await getTranslations("plan");
  return { title: t("history.title") };
}

export default async function HistoryPage({ params, searchParams }: HistoryPageProps) {
  const { projectId } = await params;
  const scope = await requireProject(projectId);
  const { before } = await searchParams;
  const cursor = typeof before === "string" ? before : undefined;
  const [history, t, locale] = await Promise.all([verdictHistory(scope, cursor), getTranslations("plan"), getLocale()]);
  return (
    <HistoryView projectId={projectId} history={history} isFirstPage={cursor === undefined} text={{ t, locale }} />
  );
}
