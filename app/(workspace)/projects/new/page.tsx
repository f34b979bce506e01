import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StatefulForm } from "@/components/form/stateful-form";
import { PageHead } from "@/components/layout/page-head";
import { FirstSamples } from "@/components/project/first-samples";
import styles from "@/components/project/project-fields.module.css";
import { ProjectSections } from "@/components/project/project-sections";
import { SubmitButton } from "@/components/ui/submit-button";
import { requireWorkspace } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { create } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("project");
  return { title: t("new.title") };
}

export default async function NewProjectPage() {
  await requireWorkspace();
  const t = await getTranslations("project");
  const now = systemClock.now();
  return (
    <>
      <PageHead title={t("new.title")} facts={t("new.lead")} />
      <StatefulForm action={create} label={t("new.title")} className={styles.form}>
        <ProjectSections stored={null} now={now} samples={<FirstSamples today={now.toISOString().slice(0, 10)} />} />
        <div className={styles.foot}>
          <SubmitButton variant="primary" pendingLabel={t("new.pending")}>
            {t("new.submit")}
          </SubmitButton>
        </div>
      </StatefulForm>
    </>
  );
}
