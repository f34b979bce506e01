import { useTranslations } from "next-intl";
import { FormText } from "@/components/form/form-field";
import type { FormAction } from "@/components/form/form-state";
import { StatefulForm } from "@/components/form/stateful-form";
import { Panel } from "@/components/ui/panel";
import { SubmitButton } from "@/components/ui/submit-button";
import styles from "./measurement.module.css";

export function AddResume({ action, today, person }: { action: FormAction; today: string; person: string }) {
  const t = useTranslations("measurement.resume");
  return (
    <Panel>
      <h3>{t("addTitle")}</h3>
      <StatefulForm action={action} label={t("addTitle")} className={styles.form}>
        <div className={styles.fields}>
          <FormText
            name="firstBatchHashBefore"
            label={t("before")}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={200}
          />
          <FormText
            name="firstBatchHashAfter"
            label={t("after")}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={200}
          />
          <FormText name="person" label={t("person")} stored={person} maxLength={120} />
          <FormText name="verifiedOn" type="date" label={t("day")} stored={today} />
        </div>
        <SubmitButton pendingLabel={t("adding")}>{t("add")}</SubmitButton>
      </StatefulForm>
    </Panel>
  );
}
