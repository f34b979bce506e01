import { chooseLocale } from "@/lib/i18n/locale";
import { planText } from "@/lib/i18n/plan-text";
import { computePlan } from "@/lib/model/plan";
import { planRequest } from "@/lib/schema/plan";
import { issueText } from "@/lib/schema/plan-issue";
import { apiRoute } from "@/lib/server/api-route";
import { peerOf } from "@/lib/server/auth/peer";
import { rateLimit } from "@/lib/server/auth/rate-limit";
import { readJson } from "@/lib/server/json-body";
import { refusedFields, tooManyRequests } from "@/lib/server/problem";

const MOST_BODY_BYTES = 65_536;
const PLANS_PER_MINUTE = 300;

/** Numbers in, the whole plan out; nothing is stored. Sentences are in the first language asked for. */
async function plan(request: Request): Promise<Response> {
  const taken = await rateLimit(`plan:${peerOf(request.headers)}`, PLANS_PER_MINUTE, 60);
  if (!taken.ok) return tooManyRequests(taken.reason.retryAfterSeconds);

  const body = await readJson(request, MOST_BODY_BYTES);
  if (!body.ok) return body.reason;
  const asked = planRequest.safeParse(body.value, { error: issueText });
  if (!asked.success) {
    return refusedFields("bad-plan-request", "No plan was made.", asked.error);
  }
  const locale = chooseLocale(undefined, request.headers.get("accept-language"));
  return Response.json(planText(computePlan(asked.data), locale), {
    headers: { "cache-control": "no-store", "content-language": locale, vary: "accept-language" },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ POST: plan });
