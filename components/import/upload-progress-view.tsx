"use client";

import { Button } from "@/components/ui/button";
import { formatBytes } from "@/lib/format/bytes";
import type { Locale } from "@/lib/format/locale";
import { formatNumber } from "@/lib/format/number";
import styles from "./drop-zone.module.css";
import type { Standing } from "./send-file";

export type ProgressWords = {
  locale: Locale;
  phases: Record<Standing["phase"], string>;
  progress: string;
  bytes: string;
  rows: string;
  cancel: string;
  colon: string;
};

type UploadProgressViewProps = { fileName: string; standing: Standing; words: ProgressWords; onCancel: () => void };

/** The phase is spoken; bytes and rows change too often for that. */
export function UploadProgressView({ fileName, standing, words, onCancel }: UploadProgressViewProps) {
  const { sent, total, phase, rows } = standing;
  const { locale } = words;
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.phase}>
        {words.phases[phase]}
        {words.colon}
        {fileName}
      </p>
      <progress aria-label={words.progress} max={Math.max(total, 1)} {...(phase === "receiving" && { value: sent })} />
      <dl className={styles.numbers}>
        <dt>{words.bytes}</dt>
        <dd>
          {formatBytes(sent, locale)} / {formatBytes(total, locale)}
        </dd>
        <dt>{words.rows}</dt>
        <dd>{formatNumber(rows, locale)}</dd>
      </dl>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </div>
  );
}
