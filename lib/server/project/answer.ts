import "server-only";
import type { Locale } from "@/lib/format/locale";
import { planText } from "@/lib/i18n/plan-text";
import { statementText } from "@/lib/i18n/statement";
import type { ProjectListItem } from "@/lib/schema/project-list";
import type { StoredVerdict } from "@/lib/schema/verdict";

/** One project as GET /api/v1/projects lists it. */
export function projectAnswer({ answer, statement, saving, ...project }: ProjectListItem, locale: Locale) {
  return {
    ...project,
    saving,
    verdict: { answer, sentence: statementText(statement, locale, saving.currency) },
  };
}

/** The stored plan in the shape of POST /api/v1/plan, and what it was made from. */
export function verdictAnswer(verdict: StoredVerdict, locale: Locale) {
  const { plan, request, currency, inputHash, judgedAt } = verdict;
  return { ...planText(plan, locale, currency), currency, request, inputHash, judgedAt };
}
