import { useTranslations } from "next-intl";
import { FormSelect } from "@/components/form/form-field";
import { Section } from "@/components/ui/section";
import { NOTICE_PRESET_SECONDS, NOTICE_PRESETS } from "@/lib/schema/notice-preset";
import { FigureField, type Stored } from "./figure-field";
import styles from "./project-fields.module.css";

const PRESET_FILLS = {
  name: "noticeSeconds",
  values: Object.fromEntries(
    Object.entries(NOTICE_PRESET_SECONDS).map(([preset, seconds]) => [preset, String(seconds)]),
  ),
};

export function RestartSection({ stored }: { stored: Stored }) {
  const t = useTranslations("project");
  return (
    <Section title={t("group.restart.title")} lead={t("group.restart.lead")}>
      <div className={styles.grid}>
        <FigureField figure="recoverySeconds" stored={stored} />
        <FigureField figure="downtimeSeconds" stored={stored} />
        <FormSelect
          name="noticePreset"
          label={t("label.noticePreset")}
          stored={stored?.typed.noticePreset}
          fills={PRESET_FILLS}
          options={[
            { value: "", label: t("choice.blank") },
            ...NOTICE_PRESETS.map((preset) => ({ value: preset, label: t(`preset.${preset}`) })),
          ]}
        />
        <FigureField figure="noticeSeconds" stored={stored} />
        <FigureField figure="detectionDelaySeconds" stored={stored} />
      </div>
    </Section>
  );
}
