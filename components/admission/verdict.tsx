import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Answer } from "@/lib/model/plan-types";
import styles from "./verdict.module.css";

/** Icon and word, never the icon alone. The large one leads the verdict sentence. */
export function Verdict({ answer, large = false }: { answer: Answer; large?: boolean }) {
  const t = useTranslations("common");
  return (
    <span className={[styles.verdict, large && styles.large, styles[answer]].filter(Boolean).join(" ")}>
      <Icon name={answer} size={large ? 22 : 16} />
      {t(`verdict.${answer}`)}
    </span>
  );
}

/** The icon in its colour, where the word stands beside it anyway. */
export function VerdictIcon({ answer }: { answer: Answer }) {
  return (
    <span className={styles[answer]}>
      <Icon name={answer} />
    </span>
  );
}
