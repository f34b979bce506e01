import "server-only";
import type { z } from "zod";
import { shownPath, shownPointer } from "@/lib/schema/plan-issue";

export type FieldProblem = { readonly field: string; readonly pointer: string; readonly detail: string };

type Extra = { readonly errors?: readonly FieldProblem[]; readonly [member: string]: unknown };

/** More would help nobody, and whoever sends nonsense must not make us write books. */
const MOST_ERRORS = 20;
const MOST_IN_DETAIL = 3;

/** An RFC 9457 answer. The slug names the kind of problem and never changes; the detail is for people. */
export function problem(
  status: number,
  slug: string,
  detail: string,
  extra: Extra = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
  const body = { type: `urn:spotworthy:problem:${slug}`, title, status, detail, ...extra };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
  });
}

/** The members of a problem that name fields: one entry a field, an unknown key by itself, and how many are left out. */
export function fieldProblems(error: z.ZodError): { errors: FieldProblem[]; moreErrors?: number } {
  const found = new Map<string, FieldProblem>();
  const replaceable = new Set<string>();
  let more = 0;
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      const pointer = shownPointer(path);
      const known = found.has(pointer);
      if (known && !replaceable.has(pointer)) continue;
      if (!known && found.size === MOST_ERRORS) {
        more++;
        continue;
      }
      const field = shownPath(path);
      const detail = issue.code === "unrecognized_keys" ? `${field} is no field of this request.` : issue.message;
      found.set(pointer, { field, pointer, detail });
      if (isBoundOfDoubles(issue)) replaceable.add(pointer);
      else replaceable.delete(pointer);
    }
  }
  const errors = [...found.values()];
  return more > 0 ? { errors, moreErrors: more } : { errors };
}

/** Every refusal answered with 422 that names fields: what was not done, then the first of the reasons. */
export function refusedFields(slug: string, notDone: string, error: z.ZodError): Response {
  const { errors, moreErrors = 0 } = fieldProblems(error);
  const told = errors.slice(0, MOST_IN_DETAIL).map(({ detail }) => detail);
  const left = errors.length - told.length + moreErrors;
  const rest = left > 0 ? [`${left} more ${left === 1 ? "was" : "were"} refused.`] : [];
  const detail = [notDone, ...told, ...rest].filter(Boolean).join(" ");
  return problem(422, slug, detail, { errors, ...(moreErrors > 0 && { moreErrors }) });
}

function* pathsOf(issue: z.core.$ZodIssue): Generator<readonly PropertyKey[], void> {
  if (issue.code !== "unrecognized_keys") yield issue.path;
  else for (const key of issue.keys) yield [...issue.path, key];
}

/** Zod first says how far whole numbers reach at all; the schema's own limit follows and says more. */
const isBoundOfDoubles = (issue: z.core.$ZodIssue) =>
  (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "int";

export function tooManyRequests(retryAfterSeconds: number): Response {
  return problem(
    429,
    "too-many-requests",
    `Too many requests. Try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
    { "retry-after": String(retryAfterSeconds) },
  );
}
