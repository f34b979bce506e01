import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AddResume } from "@/components/measurement/add-resume";
import { AddSamples } from "@/components/measurement/add-samples";
import styles from "@/components/measurement/measurement.module.css";
import { RestartTable } from "@/components/measurement/restart-table";
import { ResumeParts } from "@/components/measurement/resume-parts";
import { SampleGroups } from "@/components/measurement/sample-groups";
import { SampleUseLines } from "@/components/measurement/sample-use";
import { TriedResumes } from "@/components/measurement/tried-resumes";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { getResume, listSamples, sampleUse } from "@/lib/server/measurement/queries";
import { getProject } from "@/lib/server/project/queries";
import { addResume, addSamples, recordParts, removeResume, removeSample } from "./actions";

type MeasurementsProps = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<{ after?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("measurement");
  return { title: t("title") };
}

export default async function MeasurementsPage({ params, searchParams }: MeasurementsProps) {
  const { projectId } = await params;
  const { after } = await searchParams;
  const scope = await requireProject(projectId);
  const cursor = typeof after === "string" ? after : undefined;
  const [project, page, use, resume, t] = await Promise.all([
    getProject(scope),
    listSamples(scope, cursor),
    sampleUse(scope),
    getResume(scope),
    getTranslations("measurement"),
  ]);
  if (!project) notFound();
  const today = systemClock.now().toISOString().slice(0, 10);
  const here = `/projects/${projectId}/measurements`;
  return (
    <>
      <Section title={t("saves.title")} lead={t("saves.lead")} first>
        <div className={styles.columns}>
          <div className={styles.first}>
            <AddSamples action={addSamples.bind(null, projectId)} today={today} />
          </div>
          <div className={styles.main}>
            {page.groups.length === 0 && cursor === undefined ? (
              <EmptyState title={t("saves.emptyTitle")}>{t("saves.empty")}</EmptyState>
            ) : (
              <>
                <SampleUseLines use={use} />
                <SampleGroups groups={page.groups} remove={(id) => removeSample.bind(null, projectId, id)} />
                <div className={styles.pager}>
                  {cursor !== undefined && <ButtonLink href={here}>{t("saves.newest")}</ButtonLink>}
                  {page.nextCursor && (
                    <ButtonLink href={`${here}?after=${page.nextCursor}`}>{t("saves.older")}</ButtonLink>
                  )}
                </div>
              </>
            )}
          </div>
        </div>
      </Section>
      <Section title={t("resume.title")} lead={t("resume.lead")}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ResumeParts action={recordParts.bind(null, projectId)} parts={resume.parts} />
            <TriedResumes resume={resume} remove={(id) => removeResume.bind(null, projectId, id)} />
          </div>
          <div className={styles.side}>
            <AddResume action={addResume.bind(null, projectId)} today={today} person={scope.actor.name} />
          </div>
        </div>
      </Section>
      <Section
        title={t("restart.title")}
        lead={t("restart.lead")}
        actions={<ButtonLink href={`/projects/${projectId}/settings`}>{t("restart.edit")}</ButtonLink>}
      >
        <div className={styles.restart}>
          <RestartTable project={project} />
        </div>
      </Section>
    </>
  );
}
