import type { Currency } from "@/lib/format/money";
import type { VerdictHistoryEntry } from "@/lib/schema/verdict";
import { changeValue, INPUT_KIND, type InputName } from "./change-value";
import type { HistoryText } from "./history-text";

/** What is different since the verdict before, one line a change. */
export function changeLines({ changes, currency }: VerdictHistoryEntry, text: HistoryText): string[] {
  const { t } = text;
  const { inputs, points, modelVersion } = changes;
  // Where the currency itself changed, what was there before is in the one before.
  const earlier = (inputs.find((change) => change.path === "currency")?.before ?? currency) as Currency;
  return [
    ...points.map(({ id, before, after }) =>
      t("history.point", {
        point: id,
        name: t(`point.${id}.name`),
        before: t(`pointVerdict.${before}`),
        after: t(`pointVerdict.${after}`),
      }),
    ),
    ...inputs.flatMap(({ path, before, after }) => {
      const name = nameOf(path);
      if (name === null) return [];
      return t("history.input", {
        name: t(`input.${name}`),
        before: changeValue(name, before, earlier, text),
        after: changeValue(name, after, currency, text),
      });
    }),
    ...(modelVersion ? [t("history.model", modelVersion)] : []),
  ];
}

/** What stands where nothing is listed. */
export function noChangeText({ changes, isFirst }: VerdictHistoryEntry, { t }: HistoryText): string {
  if (isFirst) return t("history.first");
  return changes.answer ? t("history.answerOnly") : t("history.nothing");
}

function nameOf(path: string): InputName | null {
  const name = path.replace(/^request\./, "").replaceAll(".", "_");
  return name in INPUT_KIND ? (name as InputName) : null;
}
