import { apiRoute } from "@/lib/server/api-route";
import { problem } from "@/lib/server/problem";

export const dynamic = "force-dynamic";

const nowhere = () =>
  problem(404, "no-such-address", "The API has no such address. It is described at /api/v1/openapi.json.");

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: nowhere,
  POST: nowhere,
  PUT: nowhere,
  PATCH: nowhere,
  DELETE: nowhere,
});
