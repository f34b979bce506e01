import { useTranslations } from "next-intl";
import { FormRadio, FormText } from "@/components/form/form-field";
import { CHECKPOINT_MODES, SAMPLE_BASES } from "@/lib/schema/measurement";

type Names = { mode: string; basis: string; takenOn: string; source: string };

/** How, on what day and from where the numbers beside it are known. */
export function CircumstanceFields({ names, today }: { names: Names; today: string }) {
  const t = useTranslations("measurement");
  return (
    <>
      <FormRadio
        name={names.mode}
        legend={t("field.mode")}
        options={CHECKPOINT_MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
      />
      <FormRadio
        name={names.basis}
        legend={t("field.basis")}
        options={SAMPLE_BASES.map((basis) => ({
          value: basis,
          label: t(`basis.${basis}`),
          hint: t(`basisHint.${basis}`),
        }))}
      />
      <FormText name={names.takenOn} type="date" label={t("field.takenOn")} stored={today} />
      <FormText name={names.source} label={t("field.source")} placeholder={t("field.sourceHint")} maxLength={300} />
    </>
  );
}
