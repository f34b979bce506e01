import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Verdict } from "@/components/admission/verdict";
import { Note } from "@/components/ui/note";
import { formatNumber } from "@/lib/format/number";
import type { Answer } from "@/lib/model/plan-types";
import styles from "./import-result.module.css";

export type ImportedFile = {
  id: string;
  fileName: string;
  added: number;
  duplicates: number;
  rejected: number;
  pools: readonly string[];
};

type ImportResultProps = {
  files: readonly ImportedFile[];
  answer: Answer | null;
  /** The pool that the project plans from. */
  pool: string | null;
  planHref: string;
};

const POOLS_SHOWN = 8;

export function ImportResult({ files, answer, pool, planHref }: ImportResultProps) {
  const t = useTranslations("interruption.result");
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  const pools = [...new Set(files.flatMap((file) => file.pools))];
  const named = pools.slice(0, POOLS_SHOWN).join(t("separator"));
  return (
    <div id="imported" className={styles.result}>
      <Note role="status" title={t("title", { count: files.reduce((sum, { added }) => sum + added, 0) })}>
        {files.map((file) => (
          <p key={file.id}>
            {t("file", {
              fileName: file.fileName,
              added: number(file.added),
              duplicates: number(file.duplicates),
              rejected: number(file.rejected),
            })}
          </p>
        ))}
        {pools.length > 0 && <p>{t("pools", { pools: named, more: Math.max(0, pools.length - POOLS_SHOWN) })}</p>}
        <p>{pool === null ? t("notChosen") : t("chosen", { pool })}</p>
        {answer && (
          <p className={styles.verdict}>
            {t("judged")} <Verdict answer={answer} /> <Link href={planHref}>{t("plan")}</Link>
          </p>
        )}
      </Note>
    </div>
  );
}
