import { MODEL_VERSION } from "@/lib/model/version";
import { openApi } from "@/lib/schema/openapi";
import { apiRoute } from "@/lib/server/api-route";

export const dynamic = "force-dynamic";

const description = JSON.stringify(openApi(MODEL_VERSION));

const describe = () => new Response(description, { headers: { "content-type": "application/json" } });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: describe });
