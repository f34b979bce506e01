import { useLocale, useTranslations } from "next-intl";
import { FormRadio } from "@/components/form/form-field";
import type { FormAction } from "@/components/form/form-state";
import { StatefulForm } from "@/components/form/stateful-form";
import { Panel } from "@/components/ui/panel";
import { SubmitButton } from "@/components/ui/submit-button";
import { formatDate } from "@/lib/format/date";
import { COMPONENT_STATES } from "@/lib/schema/measurement";
import { partField } from "@/lib/schema/measurement-form";
import type { ResumePartView } from "@/lib/schema/measurement-view";
import styles from "./measurement.module.css";

export function ResumeParts({ action, parts }: { action: FormAction; parts: readonly ResumePartView[] }) {
  const t = useTranslations("measurement.resume");
  const locale = useLocale();
  const recorded = ({ recordedBy, recordedAt }: ResumePartView) =>
    recordedBy === null || recordedAt === null
      ? {}
      : { hint: t("recorded", { by: recordedBy, date: formatDate(recordedAt, locale) }) };
  return (
    <Panel>
      <h3>{t("parts")}</h3>
      <StatefulForm action={action} label={t("parts")} className={styles.form}>
        <div className={styles.parts}>
          {parts.map((view) => (
            <FormRadio
              key={view.part}
              name={partField(view.part)}
              legend={t(`part.${view.part}`)}
              stored={view.state}
              options={COMPONENT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
              {...recorded(view)}
            />
          ))}
        </div>
        <SubmitButton pendingLabel={t("saving")}>{t("save")}</SubmitButton>
      </StatefulForm>
    </Panel>
  );
}
