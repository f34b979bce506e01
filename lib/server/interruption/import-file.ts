import "server-only";
import { randomUUID } from "node:crypto";
import type { Question } from "@/lib/import/format";
import type { Refusal } from "@/lib/import/reject";
import type { FilePreview, ImportOutcome } from "@/lib/import/upload-preview";
import { ok, type Result, refused } from "@/lib/result";
import type { ImportChoices } from "@/lib/schema/import";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { type ConfirmRefusal, confirmUpload } from "./commands";
import { machineOf } from "./queries";
import { cancelUpload, stageFile } from "./staging/commands";
import { previewUpload } from "./staging/queries";

export type ImportRefusal =
  | { code: "refused"; refusal: Refusal }
  | { code: "unanswered"; questions: Question[] }
  | { code: "no-events"; preview: FilePreview }
  | ConfirmRefusal;

export type File = {
  readonly body: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  readonly choices: ImportChoices;
  readonly signal?: AbortSignal;
};

/** One file from its first byte to evidence, without anybody looking in between; or to its preview, and nothing stays. */
export async function importFile(
  scope: ProjectScope,
  file: File,
  dryRun: boolean,
  now: () => Date,
): Promise<Result<{ preview: FilePreview } | { outcome: ImportOutcome }, ImportRefusal>> {
  const uploadId = randomUUID();
  const staged = await stageFile(
    scope,
    { ...file, defaults: await machineOf(scope), uploadId, keepBytes: false },
    now(),
  );
  if (staged.refusal) return refused({ code: "refused", refusal: staged.refusal });
  try {
    const questions = staged.recognition?.questions.filter(({ blocks }) => blocks === "reading") ?? [];
    if (questions.length > 0) return refused({ code: "unanswered", questions });
    if (dryRun || staged.events === 0) {
      const [preview] = (await previewUpload(scope, uploadId, now()))?.files ?? [];
      if (preview === undefined) return refused({ code: "nothing-staged" });
      return dryRun ? ok({ preview }) : refused({ code: "no-events", preview });
    }
    const confirmed = await confirmUpload(scope, uploadId, now());
    if (!confirmed.ok) return confirmed;
    const [outcome] = confirmed.value;
    return outcome ? ok({ outcome }) : refused({ code: "nothing-staged" });
  } finally {
    await cancelUpload(scope, uploadId);
  }
}
