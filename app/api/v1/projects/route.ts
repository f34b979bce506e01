import { chooseLocale } from "@/lib/i18n/locale";
import { issueText } from "@/lib/schema/plan-issue";
import { projectInput } from "@/lib/schema/project";
import { projectListRequest } from "@/lib/schema/project-api";
import { apiRoute } from "@/lib/server/api-route";
import { apiWorkspace } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { readJson } from "@/lib/server/json-body";
import { problem, refusedFields } from "@/lib/server/problem";
import { projectAnswer } from "@/lib/server/project/answer";
import { createProject } from "@/lib/server/project/commands";
import { continuesList } from "@/lib/server/project/list-sort";
import { listProjects } from "@/lib/server/project/queries";

const MOST_BODY_BYTES = 1_048_576;

async function create(request: Request): Promise<Response> {
  const scope = await apiWorkspace(request);
  if (!scope.ok) return scope.reason;
  const body = await readJson(request, MOST_BODY_BYTES);
  if (!body.ok) return body.reason;
  const input = projectInput.safeParse(body.value, { error: issueText });
  if (!input.success) {
    return refusedFields("bad-project", "The project was not created.", input.error);
  }
  const made = await createProject(scope.value, input.data, systemClock.now());
  if (!made.ok) {
    return problem(409, "name-taken", "This workspace has a project of that name.", {
      errors: [{ field: "name", pointer: "#/name", detail: "name is taken." }],
    });
  }
  const { id } = made.value;
  return Response.json(
    { id },
    { status: 201, headers: { location: `/api/v1/projects/${id}/plan`, "cache-control": "no-store" } },
  );
}

async function list(request: Request): Promise<Response> {
  const scope = await apiWorkspace(request);
  if (!scope.ok) return scope.reason;
  const asked = projectListRequest.safeParse(Object.fromEntries(new URL(request.url).searchParams), {
    error: issueText,
  });
  if (!asked.success) {
    return refusedFields("bad-query", "The list was not read.", asked.error);
  }
  const { limit, ...query } = asked.data;
  if (!continuesList(query)) {
    return problem(422, "bad-cursor", "The cursor is not one that this list gave in this order.", {
      errors: [{ field: "cursor", pointer: "#/cursor", detail: "cursor belongs to no page of this list." }],
    });
  }
  const locale = chooseLocale(undefined, request.headers.get("accept-language"));
  const { items, nextCursor, counts } = await listProjects(scope.value, query, limit);
  return Response.json(
    { projects: items.map((item) => projectAnswer(item, locale)), nextCursor, counts },
    { headers: { "cache-control": "no-store", "content-language": locale, vary: "accept-language" } },
  );
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: list, POST: create });
