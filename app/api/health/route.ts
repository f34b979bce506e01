import { apiRoute } from "@/lib/server/api-route";
import { databaseComplaint } from "@/lib/server/health/queries";
import { problem } from "@/lib/server/problem";

export const dynamic = "force-dynamic";

/** For whoever watches the service. 200 only when the database answers and its migrations are complete. */
async function health(): Promise<Response> {
  const complaint = await databaseComplaint(process.cwd());
  if (complaint !== null) return problem(503, "not-healthy", complaint);
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({ GET: health });
