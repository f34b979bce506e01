import { z } from "zod";
import { importChoices, importChoicesFromEntries } from "./import";
import { line } from "./line";
import { issueText } from "./plan-issue";

const YES: Record<string, boolean> = { true: true, 1: true, false: false, 0: false };

const request = z
  .strictObject({
    dryRun: z.boolean().default(false),
    fileName: line(255).default("upload"),
    ...importChoices.shape,
  })
  .transform(({ dryRun, fileName, ...choices }) => ({ dryRun, fileName, choices }));

/** The query of an import: what to do, the file's name, and the page's choices. */
export function importRequest(query: Iterable<readonly [string, string]>) {
  const { dryRun, ...rest } = importChoicesFromEntries(query);
  const typed = typeof dryRun === "string" ? { ...rest, dryRun: YES[dryRun] ?? dryRun } : rest;
  return request.safeParse(typed, { error: issueText });
}
