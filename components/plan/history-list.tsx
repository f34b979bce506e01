import { PointDots } from "@/components/admission/point-dots";
import { VerdictIcon } from "@/components/admission/verdict";
import { Disclosure } from "@/components/ui/disclosure";
import { formatInstant } from "@/lib/format/date";
import { statementText } from "@/lib/i18n/statement";
import type { PointId } from "@/lib/model/plan-types";
import type { VerdictHistoryEntry } from "@/lib/schema/verdict";
import { changeLines, noChangeText } from "./change-lines";
import styles from "./history-list.module.css";
import type { HistoryText } from "./history-text";

/** Verdicts from the newest on: what was decided, who did what, and what is different since the one before. */
export function HistoryList({ entries, text }: { entries: readonly VerdictHistoryEntry[]; text: HistoryText }) {
  const { t, locale } = text;
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
              <VerdictIcon answer={entry.answer} /> {statementText(entry.statement, locale, entry.currency)}
            </p>
            <PointDots points={entry.points.map((verdict, index) => ({ id: (index + 1) as PointId, verdict }))} />
          </div>
          <Changes entry={entry} text={text} />
        </li>
      ))}
    </ol>
  );
}

const LINES_AT_ONCE = 8;

function Changes({ entry, text }: { entry: VerdictHistoryEntry; text: HistoryText }) {
  const lines = changeLines(entry, text);
  if (lines.length === 0) return <p className={styles.changes}>{noChangeText(entry, text)}</p>;
  // One line more is as short as the words that would hide it.
  const shown = lines.length <= LINES_AT_ONCE + 1 ? lines : lines.slice(0, LINES_AT_ONCE);
  const rest = lines.slice(shown.length);
  return (
    <div className={styles.changes}>
      <Lines lines={shown} />
      {rest.length > 0 && (
        <Disclosure summary={text.t("history.more", { count: rest.length })}>
          <Lines lines={rest} />
        </Disclosure>
      )}
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
