import { chooseLocale } from "@/lib/i18n/locale";
import { importRequest } from "@/lib/schema/import-request";
import { apiRoute } from "@/lib/server/api-route";
import { apiProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { outcomeAnswer, previewAnswer, refusalAnswer } from "@/lib/server/interruption/answer";
import { importFile } from "@/lib/server/interruption/import-file";
import { problem, refusedFields } from "@/lib/server/problem";

export const dynamic = "force-dynamic";

async function importLog(request: Request, { params }: { params: Promise<{ projectId: string }> }): Promise<Response> {
  const scope = await apiProject(request, (await params).projectId);
  if (!scope.ok) return scope.reason;
  const asked = importRequest(new URL(request.url).searchParams);
  if (!asked.success) {
    return refusedFields("bad-query", "Nothing was imported.", asked.error);
  }
  if (/^multipart\//i.test(request.headers.get("content-type") ?? "")) {
    return problem(415, "multipart", "Send the file itself as the body, not a form that holds it.");
  }
  const locale = chooseLocale(undefined, request.headers.get("accept-language"));
  const { dryRun, fileName, choices } = asked.data;
  const file = { body: request.body ?? empty(), fileName, choices, signal: request.signal };
  const done = await importFile(scope.value, file, dryRun, systemClock.now);
  if (!done.ok) return refusalAnswer(done.reason, locale);
  const answer =
    "preview" in done.value ? previewAnswer(done.value.preview, locale) : outcomeAnswer(done.value.outcome);
  return Response.json(answer, {
    headers: { "cache-control": "no-store", "content-language": locale, vary: "accept-language" },
  });
}

async function* empty(): AsyncGenerator<Uint8Array, void> {}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ POST: importLog });
