import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatInstant } from "@/lib/format/date";
import { formatDuration } from "@/lib/format/duration";
import { rejectText } from "@/lib/i18n/import-text";
import type { CellReading } from "@/lib/import/format";
import styles from "./reads-as.module.css";

type ReadsAsProps = { reading: CellReading | undefined; missing: boolean };

/** What the importer makes of a value, or why it makes nothing of it. */
export function ReadsAs({ reading, missing }: ReadsAsProps) {
  const t = useTranslations("interruption.answer");
  const words = useReading(reading);
  if (words === null) return missing && <Read fails>{t("missing")}</Read>;
  return <Read fails={reading?.as === "fault"}>{words}</Read>;
}

function Read({ fails = false, children }: { fails?: boolean; children: string }) {
  return (
    <span className={`${styles.read} ${fails ? styles.fails : styles.passes}`}>
      <Icon name={fails ? "fail" : "pass"} size={14} /> {children}
    </span>
  );
}

function useReading(reading: CellReading | undefined): string | null {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const locale = useLocale();
  switch (reading?.as) {
    case undefined:
      return null;
    case "instant":
      return formatInstant(new Date(reading.ms), locale);
    case "duration":
      return formatDuration(reading.seconds, locale);
    case "flag":
      return reading.taken ? t("taken") : t("notTaken");
    case "kind":
      return w(`kind.${reading.kind}`);
    case "text":
      return t("asWritten");
    case "fault":
      return rejectText(w, { line: 0, column: "", code: reading.code, values: {}, excerpt: "" });
  }
}
