import type { Translate } from "@/lib/i18n/translator";
import type { FieldError } from "@/lib/schema/field-error";
import type { Typed } from "@/lib/schema/typed";
import type { FormState } from "./form-state";

type Words = { t: Translate<"project"> };

function errorText({ code, limit, line }: FieldError, { t }: Words): string {
  const text = t(`error.${code}`, { limit: limit ?? 0 });
  return line === null ? text : t("error.line", { line, text });
}

/** The form again as it was typed, with a text at every box that is wrong. */
export function invalid(
  previous: FormState,
  typed: Typed,
  faults: ReadonlyMap<string, FieldError>,
  words: Words,
): FormState {
  return {
    values: typed,
    errors: Object.fromEntries([...faults].map(([box, fault]) => [box, errorText(fault, words)])),
    notice: { tone: "bad", title: words.t("error.summary", { count: faults.size }), lines: [] },
    answers: previous.answers + 1,
  };
}
