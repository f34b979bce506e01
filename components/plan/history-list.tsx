import { PointDots } from "@/components/admission/point-dots";
import { VerdictIcon } from "@/components/admission/verdict";
import { formatInstant } from "@/lib/format/date";
import type { PointId } from "@/lib/model/plan-types";
import type { VerdictHistoryEntry } from "@/lib/schema/verdict";
import { changeLines } from "./change-lines";
import styles from "./history-list.module.css";
import type { PlanText } from "./plan-text";

/** Verdicts from the newest on: what was decided, who did what, and what is different since the one before. */
export function HistoryList({ entries, text }: { entries: readonly VerdictHistoryEntry[]; text: PlanText }) {
  const { t, say, locale } = text;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.when}>
            <time dateTime={entry.judgedAt.toISOString()}>{formatInstant(entry.judgedAt, locale)}</time>
            <span>{t("history.by", { name: entry.trigger.actorName })}</span>
          </div>
          <div>
            <p className={styles.sentence}>
              <VerdictIcon answer={entry.answer} /> {say(entry.statement)}
            </p>
            <PointDots points={entry.points.map((verdict, index) => ({ id: (index + 1) as PointId, verdict }))} />
          </div>
          <ul className={styles.changes}>
            {changeLines(entry.changes, text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
