import { chooseLocale } from "@/lib/i18n/locale";
import { apiRoute } from "@/lib/server/api-route";
import { apiProject } from "@/lib/server/auth/gates";
import { problem } from "@/lib/server/problem";
import { verdictAnswer } from "@/lib/server/project/answer";
import { latestVerdict } from "@/lib/server/verdict/queries";

export const dynamic = "force-dynamic";

/** The plan of the latest stored verdict. Sentences are in the first language asked for. */
async function latestPlan(request: Request, { params }: { params: Promise<{ projectId: string }> }): Promise<Response> {
  const { projectId } = await params;
  const scope = await apiProject(request, projectId);
  if (!scope.ok) return scope.reason;
  const verdict = await latestVerdict(scope.value);
  if (!verdict) return problem(404, "no-such-project", "This workspace has no project with that id.");
  const locale = chooseLocale(undefined, request.headers.get("accept-language"));
  return Response.json(verdictAnswer(verdict, locale), {
    headers: { "cache-control": "no-store", "content-language": locale, vary: "accept-language" },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: latestPlan });
