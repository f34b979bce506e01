import { formatNumber } from "@/lib/format/number";
import type { InputChange, VerdictChanges } from "@/lib/schema/verdict";
import type { PlanText } from "./plan-text";

const MOST_LINES = 8;

/** What is different since the verdict before, one line a change; the first verdict says that it is the first. */
export function changeLines({ inputs, points, answer, modelVersion }: VerdictChanges, text: PlanText): string[] {
  const { t } = text;
  const lines = [
    ...points.map(({ id, before, after }) =>
      t("history.point", {
        point: id,
        name: t(`point.${id}.name`),
        before: t(`pointVerdict.${before}`),
        after: t(`pointVerdict.${after}`),
      }),
    ),
    ...inputs.map((change) => inputLine(change, text)),
    ...(modelVersion ? [t("history.model", modelVersion)] : []),
  ];
  if (lines.length === 0) return [answer ? t("history.answerOnly") : t("history.nothing")];
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), t("history.more", { count: lines.length - MOST_LINES })];
}

function inputLine({ path, before, after }: InputChange, text: PlanText): string {
  const { t, locale } = text;
  const value = (side: InputChange["before"]) => {
    if (side === null) return t("unknown");
    if (typeof side === "number") return formatNumber(side, locale, { significant: 6 });
    if (typeof side === "boolean") return t(side ? "history.yes" : "history.no");
    return side;
  };
  return t("history.input", { name: inputName(path, text), before: value(before), after: value(after) });
}

/** `request.stepSeconds` has a name of its own; a path that has none is shown as the interface spells it. */
function inputName(path: string, { t }: PlanText): string {
  const key = path.replace(/^request\./, "").replaceAll(".", "_");
  const known: { has: (key: never) => boolean } = t;
  return known.has(`input.${key}` as never) ? t(`input.${key}` as never) : path;
}
