import "server-only";

const NOWHERE = "http://nowhere.invalid";
const HOME = "/";

/** Pages that a person who has just signed in has no use for; /api is for programs. */
const NOT_A_DESTINATION = /^\/(?:sign-in|first-run|api|_next)(?:\/|$)/;

/**
 * The path to return to after signing in, or the home page.
 * Browsers read "//host", "/\host" and paths with control characters as other origins.
 */
export function safeNextPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/[^\\\p{Cc}]*$/u.test(wanted)) return HOME;
  if (!URL.canParse(wanted, NOWHERE)) return HOME;
  const url = new URL(wanted, NOWHERE);
  if (url.origin !== NOWHERE || url.pathname.startsWith("//") || NOT_A_DESTINATION.test(url.pathname)) return HOME;
  // Next's own mark on a soft navigation; writing without need would spell the rest anew.
  if (url.searchParams.has("_rsc")) url.searchParams.delete("_rsc");
  return url.pathname + url.search;
}

export function signInPath(from: string | null): string {
  const next = safeNextPath(from);
  return next === HOME ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}
