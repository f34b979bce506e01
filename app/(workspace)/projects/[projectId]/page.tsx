import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PlanView } from "@/components/plan/plan-view";
import { priceOrigin } from "@/components/plan/price-origin";
import { formatMachine } from "@/lib/format/machine";
import { statementText } from "@/lib/i18n/statement";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { getProject } from "@/lib/server/project/queries";
import { latestVerdict, verdictHistory } from "@/lib/server/verdict/queries";

type PlanPageProps = { params: Promise<{ projectId: string }> };

const VERDICTS_SHOWN = 5;

export async function generateMetadata({ params }: PlanPageProps): Promise<Metadata> {
  const project = await getProject(await requireProject((await params).projectId));
  const t = await getTranslations("plan");
  return { title: project ? `${t("metaTitle")}, ${project.settings.name}` : t("metaTitle") };
}

export default async function PlanPage({ params }: PlanPageProps) {
  const { projectId } = await params;
  const scope = await requireProject(projectId);
  const [project, verdict, history] = await Promise.all([
    getProject(scope),
    latestVerdict(scope),
    verdictHistory(scope, undefined, VERDICTS_SHOWN),
  ]);
  if (!project || !verdict) notFound();
  const [t, locale] = await Promise.all([getTranslations("plan"), getLocale()]);
  const { settings } = project;
  return (
    <PlanView
      projectId={projectId}
      verdict={verdict}
      history={history}
      prices={priceOrigin(settings.priceSource, settings.priceDate, systemClock.now())}
      pool={formatMachine({ ...settings, instances: null }, locale)}
      text={{
        t,
        locale,
        currency: verdict.currency,
        say: (statement) => statementText(statement, locale, verdict.currency),
      }}
    />
  );
}
