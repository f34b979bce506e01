import { useTranslations } from "next-intl";
import { type ComponentState, RESUME_COMPONENTS, type ResumeComponent } from "@/lib/model/plan-types";
import styles from "./part-glyphs.module.css";

const LETTER: Record<ResumeComponent, string> = {
  model: "M",
  optimizer: "O",
  scheduler: "S",
  sampler: "D",
  rng: "R",
  counters: "C",
};

/** The six parts of a complete resume: filled captured, struck red absent, outline not checked. */
export function PartGlyphs({ parts }: { parts: Partial<Record<ResumeComponent, ComponentState>> }) {
  const t = useTranslations("plan");
  return (
    <ul className={styles.glyphs}>
      {RESUME_COMPONENTS.map((part) => {
        const state = parts[part] ?? "unknown";
        const label = t("parts.state", { part: t(`parts.${part}`), state: t(`parts.${state}`) });
        return (
          <li key={part} className={`${styles.glyph} ${styles[state]}`} title={label}>
            <span role="img" aria-label={label}>
              {LETTER[part]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
