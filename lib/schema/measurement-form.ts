import { RESUME_COMPONENTS } from "@/lib/model/plan-types";
import { type BoxOf, boxOf } from "@/lib/schema/field-error";
import { present } from "@/lib/schema/present";
import { type Typed, typedColumn, typedText } from "@/lib/schema/typed";

/** The samples as the measurements form writes them; for the schema to judge. */
export const sampleBatchFromForm = (typed: Typed): Record<string, unknown> => ({
  seconds: typedColumn(typed, "seconds"),
  ...present({
    quantity: typedText(typed, "quantity"),
    mode: typedText(typed, "mode"),
    basis: typedText(typed, "basis"),
    takenOn: typedText(typed, "takenOn"),
    source: typedText(typed, "source"),
  }),
});

export const partField = (part: string) => `part.${part}`;

export const resumePartsFromForm = (typed: Typed): Record<string, unknown> =>
  present(Object.fromEntries(RESUME_COMPONENTS.map((part) => [part, typedText(typed, partField(part))])));

export const resumePartBoxOf: BoxOf = (path) => ({ ...boxOf(path), box: partField(String(path[0])) });

export const verifiedResumeFromForm = (typed: Typed): Record<string, unknown> =>
  present({
    firstBatchHashBefore: typedText(typed, "firstBatchHashBefore"),
    firstBatchHashAfter: typedText(typed, "firstBatchHashAfter"),
    person: typedText(typed, "person"),
    verifiedOn: typedText(typed, "verifiedOn"),
  });
