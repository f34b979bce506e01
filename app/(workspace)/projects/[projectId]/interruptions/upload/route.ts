import { cookies } from "next/headers";
import { chooseLocale, LOCALE_COOKIE } from "@/lib/i18n/locale";
import { importRequest } from "@/lib/schema/import-request";
import { isUuid } from "@/lib/schema/uuid";
import { apiRoute } from "@/lib/server/api-route";
import { currentWorkspace, requireProject } from "@/lib/server/auth/gates";
import { isSameOrigin } from "@/lib/server/auth/same-origin";
import { systemClock } from "@/lib/server/clock";
import { refusalAnswer } from "@/lib/server/interruption/answer";
import { machineOf } from "@/lib/server/interruption/queries";
import { cancelUpload, stageFile } from "@/lib/server/interruption/staging/commands";
import { uploadProgress } from "@/lib/server/interruption/staging/progress";
import { previewUpload } from "@/lib/server/interruption/staging/queries";
import { problem, refusedFields } from "@/lib/server/problem";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ projectId: string }> };

const FRESH = { headers: { "cache-control": "no-store" } };

/** Stages one file of an upload; the body is the file, `upload` the id that the page gave to the upload. */
async function stage(request: Request, { params }: Context): Promise<Response> {
  const door = await entered(request, await params);
  if (door instanceof Response) return door;
  const { scope, uploadId, query } = door;
  const asked = importRequest(query);
  if (!asked.success) return refusedFields("bad-query", "The file was not read.", asked.error);
  const { fileName, choices } = asked.data;
  const body = request.body ?? new Blob([]).stream();
  const defaults = await machineOf(scope);
  const incoming = { body, fileName, choices, defaults, uploadId, keepBytes: true, signal: request.signal };
  const staged = await stageFile(scope, incoming, systemClock.now());
  const preview = await previewUpload(scope, uploadId, systemClock.now());
  if (preview?.files.some(({ logId }) => logId === staged.logId)) return Response.json(preview, FRESH);
  const locale = chooseLocale((await cookies()).get(LOCALE_COOKIE)?.value, request.headers.get("accept-language"));
  return staged.refusal
    ? refusalAnswer({ code: "refused", refusal: staged.refusal }, locale)
    : refusalAnswer({ code: "nothing-staged" }, locale);
}

/** How far a running upload has come; `progress` is null when none runs under the id. */
async function standing(request: Request, { params }: Context): Promise<Response> {
  const door = await entered(request, await params);
  if (door instanceof Response) return door;
  return Response.json({ progress: uploadProgress(door.scope.workspaceId, door.uploadId) }, FRESH);
}

/** Cancels the upload, running or waiting. */
async function cancel(request: Request, { params }: Context): Promise<Response> {
  const door = await entered(request, await params);
  if (door instanceof Response) return door;
  await cancelUpload(door.scope, door.uploadId);
  return new Response(null, { status: 204 });
}

async function entered(request: Request, { projectId }: { projectId: string }) {
  if (!isSameOrigin(request))
    return problem(403, "other-origin", "Only pages of this server may upload with a session.");
  if (!(await currentWorkspace())) return problem(401, "signed-out", "Sign in again, then upload the file once more.");
  const scope = await requireProject(projectId);
  const query = new URL(request.url).searchParams;
  const uploadId = query.get("upload") ?? "";
  query.delete("upload");
  if (!isUuid(uploadId)) return problem(422, "bad-upload", "The upload has no id.");
  return { scope, uploadId, query };
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: standing, POST: stage, DELETE: cancel });
