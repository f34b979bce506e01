import { z } from "zod";
import type { Answer, Currency, PointVerdict, Statement } from "@/lib/model/plan-types";
import { text } from "@/lib/schema/line";

export const ANSWERS = ["admitted", "fix-first", "not-enough-evidence", "use-on-demand"] as const satisfies Answer[];
export const PROJECT_SORTS = ["verdict", "name", "interval", "rate", "saving", "judged"] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** The overview's state as it stands in the URL. What does not parse falls back to the default, never to an error. */
export const projectListQuery = z.object({
  search: text(200).catch("").default(""),
  verdict: z.enum(ANSWERS).optional().catch(undefined),
  sort: z.enum(PROJECT_SORTS).catch("verdict").default("verdict"),
  direction: z.enum(["asc", "desc"]).catch("asc").default("asc"),
  cursor: z.string().max(1_000).optional().catch(undefined),
});
export type ProjectListQuery = z.output<typeof projectListQuery>;

/** One project of the overview with its latest verdict. null is unknown. */
export type ProjectListItem = {
  id: string;
  name: string;
  /** The machine; null where nobody said. */
  provider: string | null;
  region: string | null;
  zone: string | null;
  instanceType: string | null;
  instances: number | null;
  answer: Answer;
  statement: Statement;
  /** Points 1 to 5, in order. */
  points: [PointVerdict, PointVerdict, PointVerdict, PointVerdict, PointVerdict];
  /** τ* as the plan names it, Young's formula, and the conservative interval that the plan advises. */
  intervalSeconds: number | null;
  youngSeconds: number | null;
  conservativeSeconds: number | null;
  rate: {
    events: number | null;
    exposureInstanceHours: number | null;
    perInstanceHour: number | null;
    interval95: [number, number] | null;
    upper90: number | null;
  };
  /** On-demand minus Spot over the whole job; negative where Spot costs more. */
  saving: {
    currency: Currency;
    amount: number | null;
    fraction: number | null;
    amountAtUpper90: number | null;
    fractionAtUpper90: number | null;
  };
  judgedAt: Date;
};

export type ProjectList = {
  items: ProjectListItem[];
  /** Hand it back as `cursor` for the page after this one; null on the last. */
  nextCursor: string | null;
  /** How many match the search, by verdict, whatever verdict is filtered for. */
  counts: Record<Answer, number>;
};
