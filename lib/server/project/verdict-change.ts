import "server-only";
import type { Answer, Plan, PointId, PointVerdict } from "@/lib/model/plan-types";
import type { VerdictChanges } from "@/lib/schema/verdict";
import { canonicalJson } from "@/lib/server/project/input-hash";
import type { PlanInputs } from "@/lib/server/project/plan-inputs";

export type Judged = { inputs: PlanInputs; result: Plan };

/** What is different since the verdict before, as paths and values; the page has the words. */
export function verdictChanges(before: Judged | null, after: Judged): VerdictChanges {
  if (before === null) return { inputs: [], points: [], answer: null, modelVersion: null };
  const was = leaves(before.inputs);
  const is = leaves(after.inputs);
  const paths = [...new Set([...was.keys(), ...is.keys()])].sort();
  return {
    inputs: paths
      .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
      .filter((change) => change.before !== change.after),
    points: after.result.checklist.flatMap((point) => {
      const earlier = verdictOf(before.result, point.id);
      return earlier !== null && earlier !== point.verdict
        ? [{ id: point.id, before: earlier, after: point.verdict }]
        : [];
    }),
    answer: unlessEqual<Answer>(before.result.verdict.answer, after.result.verdict.answer),
    modelVersion: unlessEqual(before.result.modelVersion, after.result.modelVersion),
  };
}

const verdictOf = (plan: Plan, id: PointId): PointVerdict | null =>
  plan.checklist.find((point) => point.id === id)?.verdict ?? null;

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
