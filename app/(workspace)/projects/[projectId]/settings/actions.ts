"use server";

import { revalidatePath } from "next/cache";
import { getLocale, getTranslations } from "next-intl/server";
import { invalid } from "@/components/form/field-text";
import type { FormState } from "@/components/form/form-state";
import { conflictLines } from "@/components/project/conflict-text";
import { fieldErrors, readForm } from "@/lib/schema/field-error";
import { projectSettings } from "@/lib/schema/project";
import { formFromSettings, projectBoxOf, settingsFromForm } from "@/lib/schema/project-form";
import { typedEntries } from "@/lib/schema/typed";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { updateProject } from "@/lib/server/project/commands";

export async function save(projectId: string, previous: FormState, form: FormData): Promise<FormState> {
  const scope = await requireProject(projectId);
  const [t, locale] = await Promise.all([getTranslations("project"), getLocale()]);
  const typed = typedEntries(form.entries());
  const input = readForm(projectSettings, settingsFromForm(typed));
  if (!input.success) return invalid(previous, typed, fieldErrors(input.error, projectBoxOf), { t });

  const saved = await updateProject(scope, Number(typed.version), input.data, systemClock.now());
  const answers = previous.answers + 1;
  if (saved.ok) {
    revalidatePath(`/projects/${projectId}`, "layout");
    return { values: null, errors: {}, notice: { tone: "plain", title: t("settings.saved"), lines: [] }, answers };
  }
  const { reason } = saved;
  if (reason.code === "stale") {
    const values = { ...formFromSettings(reason.merged), version: String(reason.version) };
    const lines = [...conflictLines(reason.edits, reason.merged.currency, { t, locale }), t("conflict.merged")];
    return { values, errors: {}, notice: { tone: "warn", title: t("conflict.title"), lines }, answers };
  }
  const fault = { code: reason.code, limit: null, line: null };
  return invalid(previous, typed, new Map([["name", fault]]), { t });
}
