import { useTranslations } from "next-intl";
import { FormArea, FormSelect } from "@/components/form/form-field";
import type { FormAction } from "@/components/form/form-state";
import { StatefulForm } from "@/components/form/stateful-form";
import { Panel } from "@/components/ui/panel";
import { SubmitButton } from "@/components/ui/submit-button";
import { SAMPLE_QUANTITIES } from "@/lib/schema/measurement";
import { CircumstanceFields } from "./circumstance-fields";
import styles from "./measurement.module.css";

const NAMES = { mode: "mode", basis: "basis", takenOn: "takenOn", source: "source" };

export function AddSamples({ action, today }: { action: FormAction; today: string }) {
  const t = useTranslations("measurement");
  return (
    <Panel>
      <h3>{t("saves.addTitle")}</h3>
      <StatefulForm action={action} label={t("saves.addTitle")} className={styles.form}>
        <div className={styles.fields}>
          <FormSelect
            name="quantity"
            label={t("field.quantity")}
            stored="overhead"
            options={SAMPLE_QUANTITIES.map((quantity) => ({ value: quantity, label: t(`quantity.${quantity}`) }))}
          />
          <FormArea
            name="seconds"
            label={t("field.seconds")}
            hint={t("field.secondsHint")}
            inputMode="decimal"
            rows={5}
          />
          <CircumstanceFields names={NAMES} today={today} />
        </div>
        <SubmitButton variant="primary" pendingLabel={t("saves.adding")}>
          {t("saves.add")}
        </SubmitButton>
      </StatefulForm>
    </Panel>
  );
}
