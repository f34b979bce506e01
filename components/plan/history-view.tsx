import Link from "next/link";
import { Section } from "@/components/ui/section";
import type { VerdictHistory } from "@/lib/schema/verdict";
import { HistoryList } from "./history-list";
import styles from "./history-list.module.css";
import type { HistoryText } from "./history-text";

type HistoryViewProps = { projectId: string; history: VerdictHistory; isFirstPage: boolean; text: HistoryText };

/** Every verdict of the project, a page at a time, the newest first. */
export function HistoryView({ projectId, history, isFirstPage, text }: HistoryViewProps) {
  const { t } = text;
  const plan = `/projects/${projectId}`;
  return (
    <Section title={t("history.heading")} lead={t("history.lead")} first>
      <HistoryList entries={history.entries} text={text} />
      <nav className={styles.ways} aria-label={t("history.heading")}>
        <Link href={plan}>{t("history.back")}</Link>
        {isFirstPage ? null : <Link href={`${plan}/history`}>{t("history.newest")}</Link>}
        {history.nextCursor === null ? null : (
          <Link href={`${plan}/history?before=${encodeURIComponent(history.nextCursor)}`}>{t("history.older")}</Link>
        )}
      </nav>
    </Section>
  );
}
