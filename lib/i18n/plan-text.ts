import type { Locale } from "@/lib/format/locale";
import type { Currency } from "@/lib/format/money";
import type { AdmissionPoint, Plan, Statement } from "@/lib/model/plan-types";
import type { PlanAnswer } from "@/lib/schema/plan-answer";
import { statementText } from "./statement";

/** A plan as the API answers it: every statement in words, everything else as it is. */
export function planText(plan: Plan, locale: Locale, currency: Currency = "USD"): PlanAnswer {
  const text = (statement: Statement) => statementText(statement, locale, currency);
  const maybe = (statement: Statement | null) => statement && text(statement);
  const { rate, checklist, economics, verdict, absent, assumptions, notes } = plan;
  return {
    ...plan,
    rate: { ...rate, planningPerInstanceHour: rate.planningPerInstanceHour ?? null },
    checklist: checklist.map((point) => pointText(point, text)),
    economics: { verdict: economics.verdict, text: text(economics.statement) },
    verdict: { answer: verdict.answer, sentence: text(verdict.statement) },
    absent: { interval: maybe(absent.interval), cost: maybe(absent.cost), costAtUpper90: maybe(absent.costAtUpper90) },
    assumptions: assumptions.map(text),
    notes: notes.map(text),
  };
}

function pointText({ evidence, fix, ...point }: AdmissionPoint, text: (statement: Statement) => string) {
  return {
    ...point,
    evidence: evidence.map(({ statement, source, date }) => ({ text: text(statement), source: source || null, date })),
    fix: fix && { ...withoutStatement(fix), text: text(fix.statement) },
  };
}

const withoutStatement = ({ statement, ...estimate }: NonNullable<AdmissionPoint["fix"]>) => estimate;
