import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Unbroken } from "@/components/ui/unbroken";
import type { Answer } from "@/lib/model/plan-types";
import styles from "./verdict.module.css";

type VerdictProps = {
  answer: Answer;
  /** Leads the verdict sentence, with these words of its own. */
  opening?: string;
};

/** Icon and word, never the icon alone. */
export function Verdict({ answer, opening }: VerdictProps) {
  const t = useTranslations("common");
  const large = opening !== undefined;
  return (
    <span className={[styles.verdict, large && styles.large, styles[answer]].filter(Boolean).join(" ")}>
      <Icon name={answer} size={large ? 22 : 16} />
      <Unbroken text={opening ?? t(`verdict.${answer}`)} />
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
