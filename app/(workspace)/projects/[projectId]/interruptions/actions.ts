"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/form/form-state";
import { fieldName, fieldsOf } from "@/components/import/field-name";
import { refusalText } from "@/lib/i18n/import-text";
import { importChoices, importChoicesFromEntries } from "@/lib/schema/import";
import { typedEntries } from "@/lib/schema/typed";
import { isUuid } from "@/lib/schema/uuid";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import * as interruption from "@/lib/server/interruption/commands";
import { cancelUpload, discardFile, readAgain } from "@/lib/server/interruption/staging/commands";

const hereOf = (projectId: string) => `/projects/${projectId}/interruptions`;

export async function readFileAgain(
  projectId: string,
  logId: string,
  place: number,
  previous: FormState,
  form: FormData,
): Promise<FormState> {
  const scope = await requireProject(projectId);
  const t = await getTranslations("interruption.answer");
  const values = typedEntries(form.entries());
  const answered = (tone: "plain" | "warn" | "bad", title: string, lines: string[] = []): FormState => ({
    values: tone === "plain" ? null : values,
    errors: {},
    notice: { tone, title, lines },
    answers: previous.answers + 1,
  });
  const choices = importChoices.safeParse(importChoicesFromEntries(fieldsOf(place, form.entries())));
  if (!choices.success) {
    const wrong = choices.error.issues.map(({ path }) => fieldName(place, path.join(".")));
    return { ...answered("bad", t("refused")), errors: Object.fromEntries(wrong.map((name) => [name, t("wrong")])) };
  }
  const staged = isUuid(logId) ? await readAgain(scope, logId, choices.data) : null;
  if (staged === null) return answered("bad", t("gone"));
  revalidatePath(hereOf(projectId));
  if (!staged.refusal) return answered("plain", t("done"));
  return answered("warn", t("refused"), [refusalText(await getTranslations("import"), staged.refusal)]);
}

export async function importUpload(projectId: string, uploadId: string, previous: FormState): Promise<FormState> {
  const scope = await requireProject(projectId);
  const done = await interruption.confirmUpload(scope, isUuid(uploadId) ? uploadId : "", systemClock.now());
  if (!done.ok) {
    const t = await getTranslations("interruption");
    const title =
      done.reason.code === "not-readable"
        ? t("confirm.notReadable", { fileName: done.reason.fileName })
        : t("answer.gone");
    return { values: null, errors: {}, notice: { tone: "bad", title, lines: [] }, answers: previous.answers + 1 };
  }
  revalidatePath(`/projects/${projectId}`, "layout");
  const query = new URLSearchParams(
    done.value.map(({ logId, added, duplicates }) => ["imported", added === 0 && duplicates > 0 ? `~${logId}` : logId]),
  );
  redirect(`${hereOf(projectId)}?${query}`);
}

export async function discardUpload(projectId: string, uploadId: string): Promise<void> {
  const scope = await requireProject(projectId);
  if (isUuid(uploadId)) await cancelUpload(scope, uploadId);
  redirect(hereOf(projectId));
}

export async function leaveFileOut(projectId: string, logId: string): Promise<void> {
  const scope = await requireProject(projectId);
  if (isUuid(logId)) await discardFile(scope, logId);
  revalidatePath(hereOf(projectId));
}

export async function planFromPool(projectId: string, poolId: string): Promise<void> {
  const scope = await requireProject(projectId);
  if (isUuid(poolId)) await interruption.choosePool(scope, poolId, systemClock.now());
  revalidatePath(`/projects/${projectId}`, "layout");
}

/** A second click removes nothing more: what is gone is gone. */
export async function removeLog(projectId: string, logId: string): Promise<void> {
  const scope = await requireProject(projectId);
  if (isUuid(logId)) await interruption.removeLog(scope, logId, systemClock.now());
  revalidatePath(`/projects/${projectId}`, "layout");
}
