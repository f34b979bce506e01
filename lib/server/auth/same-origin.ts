import "server-only";
import { env } from "@/lib/server/env";

/** For routes that a session opens: a page of another site must not be able to use it. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get("host") || host === new URL(env.publicUrl).host;
}
