import { MODEL_VERSION } from "@/lib/model/version";
import { openApi } from "@/lib/schema/openapi";

export const dynamic = "force-static";

export function GET(): Response {
  return Response.json(openApi(MODEL_VERSION));
}
