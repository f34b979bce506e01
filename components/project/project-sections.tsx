import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormText } from "@/components/form/form-field";
import { Section } from "@/components/ui/section";
import { DemandField, FlagField } from "./choice-field";
import { FigureField, type Stored } from "./figure-field";
import { MachineSection } from "./machine-section";
import styles from "./project-fields.module.css";
import { RestartSection } from "./restart-section";

/** Six groups, in the order in which a job is described; the same for a new project and for its settings. */
export function ProjectSections({ stored, now, samples }: { stored: Stored; now: Date; samples: ReactNode }) {
  const t = useTranslations("project");
  return (
    <>
      <Section title={t("group.job.title")} lead={t("group.job.lead")} first>
        <div className={styles.grid}>
          <FormText name="name" label={t("label.name")} stored={stored?.typed.name} required maxLength={120} />
          <FigureField figure="usefulWorkHours" stored={stored} />
          <FigureField figure="stepSeconds" stored={stored} />
          <FigureField figure="instances" stored={stored} initial="1" />
          <FlagField name="gang" stored={stored?.typed.gang} />
          <FigureField figure="deadlineHours" stored={stored} optional />
        </div>
      </Section>
      <MachineSection stored={stored} now={now} />
      <Section title={t("group.checkpointing.title")} lead={t("group.checkpointing.lead")}>
        <div className={styles.grid}>
          <FigureField figure="checkpointGigabytes" stored={stored} />
          <FigureField figure="writeMegabytesPerSecond" stored={stored} />
          {samples}
        </div>
      </Section>
      <RestartSection stored={stored} />
      <Section title={t("group.storage.title")} lead={t("group.storage.lead")}>
        <div className={styles.grid}>
          <FigureField figure="checkpointsKept" stored={stored} />
          <FigureField figure="storagePricePerGigabyteMonth" stored={stored} />
          <FigureField figure="storageQuotaGigabytes" stored={stored} optional />
        </div>
      </Section>
      <Section title={t("group.trajectory.title")} lead={t("group.trajectory.lead")}>
        <div className={styles.grid}>
          <DemandField stored={stored?.typed.trajectoryDemand} />
          <FlagField name="trajectoryFixedSeeds" stored={stored?.typed.trajectoryFixedSeeds} />
          <FigureField figure="trajectoryLargestGap" stored={stored} />
          <FigureField figure="trajectoryNoise" stored={stored} />
        </div>
      </Section>
    </>
  );
}
