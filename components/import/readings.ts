import { useLocale, useTranslations } from "next-intl";
import { formatInstant } from "@/lib/format/date";
import { formatDuration } from "@/lib/format/duration";
import { rejectText } from "@/lib/i18n/import-text";
import type { CellReading, FirstValue } from "@/lib/import/format";

export type Reading = { text: string; fails: boolean };

/** A value in words, as every kind of role reads it. */
export type ReadingOf = Record<"time" | "duration" | "flag" | "reason" | "text", Reading>;

export function useReadings(): (first: FirstValue) => ReadingOf {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const locale = useLocale();
  const words = (reading: CellReading): string => {
    switch (reading.as) {
      case "instant":
        return formatInstant(new Date(reading.ms), locale);
      case "duration":
        return formatDuration(reading.seconds, locale);
      case "flag":
        return reading.taken ? t("taken") : t("notTaken");
      case "kind":
        return w(`kind.${reading.kind}`);
      case "fault":
        return rejectText(w, { line: 0, column: "", code: reading.code, values: {}, excerpt: "" });
    }
  };
  const told = (reading: CellReading) => ({ text: words(reading), fails: reading.as === "fault" });
  return ({ time, duration, flag, reason }) => ({
    time: told(time),
    duration: told(duration),
    flag: told(flag),
    reason: told(reason),
    text: { text: t("asWritten"), fails: false },
  });
}
