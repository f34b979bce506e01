import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { FormHidden } from "@/components/form/form-field";
import { StatefulForm } from "@/components/form/stateful-form";
import styles from "@/components/project/project-fields.module.css";
import { ProjectSections } from "@/components/project/project-sections";
import { SubmitButton } from "@/components/ui/submit-button";
import { formFromSettings } from "@/lib/schema/project-form";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { getProject } from "@/lib/server/project/queries";
import { save } from "./actions";

type SettingsProps = { params: Promise<{ projectId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("project");
  return { title: t("settings.title") };
}

export default async function SettingsPage({ params }: SettingsProps) {
  const { projectId } = await params;
  const project = await getProject(await requireProject(projectId));
  if (!project) notFound();
  const t = await getTranslations("project");
  const stored = { typed: formFromSettings(project.settings), provenance: project.provenance };
  const elsewhere = t.rich("samples.elsewhere", {
    link: (name) => <Link href={`/projects/${projectId}/measurements`}>{name}</Link>,
  });
  return (
    <StatefulForm action={save.bind(null, projectId)} label={t("settings.title")} className={styles.form}>
      <FormHidden name="version" stored={String(project.version)} />
      <ProjectSections stored={stored} now={systemClock.now()} samples={<p className={styles.wide}>{elsewhere}</p>} />
      <div className={styles.foot}>
        <SubmitButton variant="primary" pendingLabel={t("settings.pending")}>
          {t("settings.submit")}
        </SubmitButton>
      </div>
    </StatefulForm>
  );
}
