import Link from "next/link";
import { Section } from "@/components/ui/section";
import type { VerdictHistory } from "@/lib/schema/verdict";
import { HistoryList } from "./history-list";
import type { HistoryText } from "./history-text";
import styles from "./table.module.css";

/** The last verdicts; the whole list has a page of its own. */
export function HistorySection({
  projectId,
  history,
  text,
}: {
  projectId: string;
  history: VerdictHistory;
  text: HistoryText;
}) {
  const { t } = text;
  return (
    <Section title={t("history.heading")} lead={t("history.lead")}>
      <HistoryList entries={history.entries} text={text} />
      {history.nextCursor === null ? null : (
        <p className={styles.action}>
          <Link href={`/projects/${projectId}/history`}>{t("history.all")}</Link>
        </p>
      )}
    </Section>
  );
}
