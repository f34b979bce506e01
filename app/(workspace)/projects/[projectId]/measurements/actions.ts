"use server";

import { revalidatePath } from "next/cache";
import { getTranslations } from "next-intl/server";
import { invalid } from "@/components/form/field-text";
import type { FormState } from "@/components/form/form-state";
import { fieldErrors, readForm } from "@/lib/schema/field-error";
import { resumeComponents, resumeSucceeded, sampleBatch, verifiedResume } from "@/lib/schema/measurement";
import {
  resumePartBoxOf,
  resumePartsFromForm,
  sampleBatchFromForm,
  verifiedResumeFromForm,
} from "@/lib/schema/measurement-form";
import { typedEntries } from "@/lib/schema/typed";
import { isUuid } from "@/lib/schema/uuid";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import * as measurement from "@/lib/server/measurement/commands";

export async function addSamples(projectId: string, previous: FormState, form: FormData): Promise<FormState> {
  const scope = await requireProject(projectId);
  const t = await getTranslations("measurement");
  const typed = typedEntries(form.entries());
  const input = readForm(sampleBatch, sampleBatchFromForm(typed));
  if (!input.success) return refusedFields(previous, typed, fieldErrors(input.error));
  const added = await measurement.addSamples(scope, input.data, systemClock.now());
  if (!added.ok) {
    const title = added.reason.code === "too-many" ? t("saves.tooMany") : t("gone");
    return { ...answered(previous, "bad", title), values: typed };
  }
  refresh(projectId);
  return answered(previous, "plain", t("saves.added", { count: added.value.added }));
}

export async function recordParts(projectId: string, previous: FormState, form: FormData): Promise<FormState> {
  const scope = await requireProject(projectId);
  const t = await getTranslations("measurement");
  const typed = typedEntries(form.entries());
  const input = readForm(resumeComponents, resumePartsFromForm(typed));
  if (!input.success) return refusedFields(previous, typed, fieldErrors(input.error, resumePartBoxOf));
  const recorded = await measurement.recordResumeParts(scope, input.data, systemClock.now());
  if (!recorded.ok) return { ...answered(previous, "bad", t("gone")), values: typed };
  refresh(projectId);
  return answered(previous, "plain", t("resume.saved"));
}

export async function addResume(projectId: string, previous: FormState, form: FormData): Promise<FormState> {
  const scope = await requireProject(projectId);
  const t = await getTranslations("measurement");
  const typed = typedEntries(form.entries());
  const input = readForm(verifiedResume, verifiedResumeFromForm(typed));
  if (!input.success) return refusedFields(previous, typed, fieldErrors(input.error));
  const added = await measurement.addVerifiedResume(scope, input.data, systemClock.now());
  if (!added.ok) return { ...answered(previous, "bad", t("gone")), values: typed };
  refresh(projectId);
  return resumeSucceeded(input.data)
    ? answered(previous, "plain", t("resume.added"))
    : answered(previous, "warn", t("resume.addedFailed"));
}

/** A second click on one button removes nothing more: what is gone is gone. */
export async function removeSample(projectId: string, sampleId: string): Promise<void> {
  const scope = await requireProject(projectId);
  if (isUuid(sampleId)) await measurement.removeSample(scope, sampleId, systemClock.now());
  refresh(projectId);
}

export async function removeResume(projectId: string, resumeId: string): Promise<void> {
  const scope = await requireProject(projectId);
  if (isUuid(resumeId)) await measurement.removeVerifiedResume(scope, resumeId, systemClock.now());
  refresh(projectId);
}

const refresh = (projectId: string) => revalidatePath(`/projects/${projectId}`, "layout");

const answered = (previous: FormState, tone: "plain" | "warn" | "bad", title: string): FormState => ({
  values: null,
  errors: {},
  notice: { tone, title, lines: [] },
  answers: previous.answers + 1,
});

async function refusedFields(
  ...[previous, typed, faults]: [FormState, FormState["values"], ReturnType<typeof fieldErrors>]
) {
  return invalid(previous, typed ?? {}, faults, { t: await getTranslations("project") });
}
