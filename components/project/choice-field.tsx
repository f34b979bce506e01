import { useTranslations } from "next-intl";
import { FormRadio } from "@/components/form/form-field";
import { TRAJECTORY_DEMANDS } from "@/lib/schema/project";

type FlagFieldProps = { name: "gang" | "trajectoryFixedSeeds"; stored: string | undefined };

/** Yes, no, or nobody knows: a missing answer is unknown. */
export function FlagField({ name, stored }: FlagFieldProps) {
  const t = useTranslations("project");
  return (
    <FormRadio
      name={name}
      legend={t(`label.${name}`)}
      stored={stored}
      options={[
        { value: "yes", label: t("choice.yes") },
        { value: "no", label: t("choice.no") },
        { value: "", label: t("choice.unknown") },
      ]}
    />
  );
}

export function DemandField({ stored }: { stored: string | undefined }) {
  const t = useTranslations("project");
  return (
    <FormRadio
      name="trajectoryDemand"
      legend={t("label.trajectoryDemand")}
      stored={stored}
      options={[
        ...TRAJECTORY_DEMANDS.map((demand) => ({ value: demand as string, label: t(`demand.${demand}`) })),
        { value: "", label: t("demand.unknown") },
      ]}
    />
  );
}
