import { apiRoute } from "@/lib/server/api-route";
import { apiProject } from "@/lib/server/auth/gates";
import { projectEvidence } from "@/lib/server/interruption/queries";

export const dynamic = "force-dynamic";

async function evidence(request: Request, { params }: { params: Promise<{ projectId: string }> }): Promise<Response> {
  const scope = await apiProject(request, (await params).projectId);
  if (!scope.ok) return scope.reason;
  return Response.json(await projectEvidence(scope.value), { headers: { "cache-control": "no-store" } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: evidence });
