"use server";

import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { invalid } from "@/components/form/field-text";
import type { FormState } from "@/components/form/form-state";
import { fieldErrors, readForm } from "@/lib/schema/field-error";
import { projectInput } from "@/lib/schema/project";
import { projectBoxOf, projectFromForm } from "@/lib/schema/project-form";
import { typedEntries } from "@/lib/schema/typed";
import { requireWorkspace } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { createProject } from "@/lib/server/project/commands";

export async function create(previous: FormState, form: FormData): Promise<FormState> {
  const scope = await requireWorkspace();
  const t = await getTranslations("project");
  const typed = typedEntries(form.entries());
  const input = readForm(projectInput, projectFromForm(typed));
  if (!input.success) return invalid(previous, typed, fieldErrors(input.error, projectBoxOf), { t });
  const made = await createProject(scope, input.data, systemClock.now());
  if (!made.ok) {
    const taken = { code: made.reason.code, limit: null, line: null };
    return invalid(previous, typed, new Map([["name", taken]]), { t });
  }
  redirect(`/projects/${made.value.id}`);
}
