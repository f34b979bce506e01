import "server-only";
import type { Answer, Plan, PointVerdict } from "@/lib/model/plan-types";
import type { VerdictChanges } from "@/lib/schema/verdict";
import { canonicalJson } from "@/lib/server/project/input-hash";
import type { PlanInputs } from "@/lib/server/project/plan-inputs";

/** The verdict before, as far as changes are told from it; `points` in the order 1 to 5. */
export type JudgedBefore = { inputs: PlanInputs; answer: Answer; points: PointVerdict[]; modelVersion: string };

/** What is different since the verdict before, as paths and values; the page has the words. */
export function verdictChanges(
  before: JudgedBefore | null,
  after: { inputs: PlanInputs; result: Plan },
): VerdictChanges {
  if (before === null) return { inputs: [], points: [], answer: null, modelVersion: null };
  const was = leaves(before.inputs);
  const is = leaves(after.inputs);
  const paths = [...new Set([...was.keys(), ...is.keys()])].sort();
  return {
    inputs: paths
      .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
      .filter((change) => change.before !== change.after),
    points: after.result.checklist.flatMap((point) => {
      const earlier = before.points[point.id - 1];
      return earlier !== undefined && earlier !== point.verdict
        ? [{ id: point.id, before: earlier, after: point.verdict }]
        : [];
    }),
    answer: unlessEqual<Answer>(before.answer, after.result.verdict.answer),
    modelVersion: unlessEqual(before.modelVersion, after.result.modelVersion),
  };
}

const unlessEqual = <Value>(before: Value, after: Value) => (before === after ? null : { before, after });

type Leaf = string | number | boolean | null;

/** request.evidence.overheadSeconds.p90 -> 31; lists count as one leaf. */
function leaves(value: unknown, path = ""): Map<string, Leaf> {
  if (value === null || typeof value !== "object") return new Map([[path, value as Leaf]]);
  if (Array.isArray(value)) return new Map([[path, canonicalJson(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leaves(part, path === "" ? key : `${path}.${key}`)]),
  );
}
