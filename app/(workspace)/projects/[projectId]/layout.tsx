import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { Tabs } from "@/components/layout/tabs";
import { formatHours } from "@/lib/format/duration";
import { formatMachine } from "@/lib/format/machine";
import { requireProject } from "@/lib/server/auth/gates";
import { getProject } from "@/lib/server/project/queries";

type ProjectLayoutProps = { params: Promise<{ projectId: string }>; children: ReactNode };

export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  const { projectId } = await params;
  const project = await getProject(await requireProject(projectId));
  if (!project) notFound();
  const [t, locale] = await Promise.all([getTranslations("shell"), getLocale()]);
  const { settings } = project;
  const machine = formatMachine(settings, locale) ?? t("project.noMachine");
  const hours = formatHours(settings.usefulWorkHours, locale, { unknown: "" });
  const home = `/projects/${projectId}`;
  return (
    <>
      <PageHead title={settings.name} facts={hours === "" ? machine : t("project.facts", { machine, hours })} />
      <Tabs
        label={t("tabs.label")}
        pending={t("loading")}
        tabs={[
          { segment: null, href: home, label: t("tabs.plan") },
          { segment: "measurements", href: `${home}/measurements`, label: t("tabs.measurements") },
          { segment: "interruptions", href: `${home}/interruptions`, label: t("tabs.interruptions") },
          { segment: "settings", href: `${home}/settings`, label: t("tabs.settings") },
        ]}
      />
      {children}
    </>
  );
}
