import { useTranslations } from "next-intl";
import { FormArea } from "@/components/form/form-field";
import { CircumstanceFields } from "@/components/measurement/circumstance-fields";

const NAMES = { mode: "sampleMode", basis: "sampleBasis", takenOn: "sampleTakenOn", source: "sampleSource" };

/** The first timed saves of a new project; later ones are added on its Measurements page. */
export function FirstSamples({ today }: { today: string }) {
  const t = useTranslations("project.samples");
  return (
    <>
      <FormArea name="overheadSamples" label={t("overhead")} hint={t("overheadHint")} inputMode="decimal" rows={3} />
      <FormArea name="latencySamples" label={t("latency")} hint={t("latencyHint")} inputMode="decimal" rows={3} />
      <CircumstanceFields names={NAMES} today={today} />
    </>
  );
}
