import type { Answer, Currency, Plan, PlanRequest, PointId, PointVerdict, Statement } from "@/lib/model/plan-types";

export type InputChange = {
  path: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
};

/** What is different since the verdict before; all empty for the first one. */
export type VerdictChanges = {
  inputs: InputChange[];
  points: { id: PointId; before: PointVerdict; after: PointVerdict }[];
  answer: { before: Answer; after: Answer } | null;
  modelVersion: { before: string; after: string } | null;
};

/** Who did what that led to a verdict. */
export type Trigger = { actorKind: "user" | "token" | "system"; actorName: string; action: string };

export type StoredVerdict = {
  id: string;
  answer: Answer;
  statement: Statement;
  modelVersion: string;
  inputHash: string;
  currency: Currency;
  /** Absent numbers were unknown when the verdict was made. */
  request: Partial<PlanRequest>;
  plan: Plan;
  changes: VerdictChanges;
  trigger: Trigger;
  judgedAt: Date;
};

export type VerdictHistoryEntry = Pick<
  StoredVerdict,
  "id" | "answer" | "statement" | "modelVersion" | "inputHash" | "currency" | "changes" | "trigger" | "judgedAt"
> & { points: PointVerdict[]; isFirst: boolean };
export type VerdictHistory = { entries: VerdictHistoryEntry[]; nextCursor: string | null };
