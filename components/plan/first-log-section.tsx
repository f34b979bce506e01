import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import hidden from "@/components/ui/visually-hidden.module.css";
import { formatHours } from "@/lib/format/duration";
import { formatRateInWords } from "@/lib/format/rate";
import styles from "./layout.module.css";
import type { PlanText } from "./plan-text";
import table from "./table.module.css";

const RATES = [1 / 2, 1 / 8, 1 / 24];
const ENOUGH = 10;

/** Without a log there is no λ: two ways to get one, and how long a log must be before it says something. */
export function FirstLogSection({ projectId, text: { t, locale } }: { projectId: string; text: PlanText }) {
  const hours = (value: number) => formatHours(value, locale);
  return (
    <Section title={t("noLog.heading")} lead={t("noLog.lead")}>
      <div className={styles.three}>
        <div>
          <h3>{t("noLog.upload")}</h3>
          <p className={table.note}>{t("noLog.uploadHow")}</p>
          <p className={table.action}>
            <ButtonLink href={`/projects/${projectId}/interruptions`} variant="primary">
              {t("noLog.uploadDo")}
            </ButtonLink>
          </p>
        </div>
        <div>
          <h3>{t("noLog.pool")}</h3>
          <p className={table.note}>{t("noLog.poolHow")}</p>
          <p className={table.action}>
            <ButtonLink href={`/projects/${projectId}/interruptions`}>{t("noLog.poolDo")}</ButtonLink>
          </p>
        </div>
        <div>
          <h3 className={table.title}>{t("noLog.howLong")}</h3>
          <table className={table.table}>
            <caption className={hidden.hidden}>{t("noLog.howLong")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("noLog.ifRate")}</th>
                <th scope="col" className={table.right}>
                  {t("noLog.first")}
                </th>
                <th scope="col" className={table.right}>
                  {t("noLog.ten")}
                </th>
              </tr>
            </thead>
            <tbody>
              {RATES.map((rate) => (
                <tr key={rate}>
                  <th scope="row">{formatRateInWords(rate, locale)}</th>
                  <td className={table.right}>{hours(1 / rate)}</td>
                  <td className={table.right}>{hours(ENOUGH / rate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
