import "server-only";
import type { z } from "zod";

export type FieldProblem = { readonly field: string; readonly pointer: string; readonly detail: string };

type Extra = { readonly errors?: readonly FieldProblem[]; readonly [member: string]: unknown };

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

/** The `errors` member of a problem: one entry a field, an unknown key named by itself. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      field: path.map(String).join("."),
      pointer: pointerTo(path),
      detail: issue.message,
    }));
  });
}

const pointerTo = (path: readonly PropertyKey[]) =>
  `#${path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;

export function tooManyRequests(retryAfterSeconds: number): Response {
  return problem(
    429,
    "too-many-requests",
    `Too many requests. Try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
    { "retry-after": String(retryAfterSeconds) },
  );
}
