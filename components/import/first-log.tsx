import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import styles from "./first-log.module.css";

// What AWS calls the event is AWS's word.
const COMMAND = `for name in BidEvictedEvent RunInstances TerminateInstances; do
  aws cloudtrail lookup-events --output json \\
    --lookup-attributes AttributeKey=EventName,AttributeValue=$name
done > cloudtrail.json`;

const SAMPLES = ["lifetimes.csv", "interruptions.csv", "aws-cloudtrail.json", "aws-eventbridge.ndjson"] as const;
const FORMAT_OF = {
  "lifetimes.csv": "csv-lifetimes",
  "interruptions.csv": "csv-interruptions",
  "aws-cloudtrail.json": "aws-cloudtrail",
  "aws-eventbridge.ndjson": "aws-eventbridge",
} as const;

/** How to get a first log, and one to try it with. */
export function FirstLog() {
  const t = useTranslations("interruption.empty");
  const w = useTranslations("import");
  return (
    <Section title={t("title")} lead={t("lead")} id="no-log">
      <div className={styles.three}>
        <div>
          <h3>{t("aws")}</h3>
          <p className={styles.muted}>{t("awsHow")}</p>
          <section className={styles.command} aria-label={t("command")}>
            <pre>{COMMAND}</pre>
          </section>
          <p className={styles.muted}>{t("awsMore")}</p>
        </div>
        <div>
          <h3>{t("table")}</h3>
          <p className={styles.muted}>{t("tableHow")}</p>
        </div>
        <div>
          <h3>{t("samples")}</h3>
          <p className={styles.muted}>{t("samplesHow")}</p>
          <ul className={styles.samples}>
            {SAMPLES.map((name) => (
              <li key={name}>
                <a href={`/sample-logs/${name}`} download>
                  {name}
                </a>{" "}
                <span className={styles.muted}>{w(`format.${FORMAT_OF[name]}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
