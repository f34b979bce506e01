import { isUuid } from "@/lib/schema/uuid";
import { apiRoute } from "@/lib/server/api-route";
import { currentWorkspace, requireProject } from "@/lib/server/auth/gates";
import { rejectsAsCsv } from "@/lib/server/interruption/rejects-csv";
import { stagedRejects } from "@/lib/server/interruption/staging/queries";
import { problem } from "@/lib/server/problem";

export const dynamic = "force-dynamic";

/** The rejected rows of a staged file, to be mended where they came from. */
async function rejectedRows(
  request: Request,
  { params }: { params: Promise<{ projectId: string }> },
): Promise<Response> {
  if (!(await currentWorkspace())) return problem(401, "signed-out", "Sign in again.");
  const scope = await requireProject((await params).projectId);
  const logId = new URL(request.url).searchParams.get("log") ?? "";
  const rejects = isUuid(logId) ? await stagedRejects(scope, logId) : [];
  if (rejects.length === 0) return problem(404, "no-rejects", "No rejected rows wait under this id.");
  return new Response(rejectsAsCsv(rejects), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="rejected-rows.csv"',
      "cache-control": "no-store",
    },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: rejectedRows });
