import { useLocale, useTranslations } from "next-intl";
import { formatDuration } from "@/lib/format/duration";
import { SAMPLE_QUANTITIES } from "@/lib/schema/measurement";
import type { SampleUse } from "@/lib/schema/sample-summary";
import styles from "./measurement.module.css";

/** Which saves the plan rests on, in a sentence for each of the two quantities. */
export function SampleUseLines({ use }: { use: SampleUse }) {
  const t = useTranslations("measurement");
  const locale = useLocale();
  return (
    <ul className={styles.use}>
      {SAMPLE_QUANTITIES.map((name) => {
        const summary = use[name];
        const quantity = t(`quantity.${name}`);
        if (!summary) return <li key={name}>{t("saves.unknown", { quantity })}</li>;
        return (
          <li key={name}>
            {t("saves.inUse", {
              quantity,
              count: summary.count,
              mode: summary.mode,
              basis: summary.basis,
              mean: formatDuration(summary.meanSeconds, locale),
              p90: formatDuration(summary.p90Seconds, locale),
            })}
          </li>
        );
      })}
    </ul>
  );
}
