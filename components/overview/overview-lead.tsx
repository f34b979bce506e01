import { useLocale, useTranslations } from "next-intl";
import { formatCount, startSentence } from "@/lib/format/count";
import type { ProjectList } from "@/lib/schema/project-list";
import styles from "./overview-lead.module.css";
import { totalOf } from "./total-of";

/** `Four of ten projects are admitted to Spot.` */
export function OverviewLead({ counts }: { counts: ProjectList["counts"] }) {
  const t = useTranslations("overview");
  const locale = useLocale();
  const total = totalOf(counts);
  return (
    <h1 className={styles.lead}>
      {t("lead", {
        admitted: counts.admitted,
        total,
        admittedWord: startSentence(formatCount(counts.admitted, locale)),
        totalWord: formatCount(total, locale),
      })}
    </h1>
  );
}
