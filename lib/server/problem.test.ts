import { expect, it } from "vitest";
import { z } from "zod";
import { fieldProblems, problem, tooManyRequests } from "./problem";

it("answers in the form of RFC 9457", async () => {
  const answer = problem(422, "bad-plan", "One field is wrong.", { errors: [] });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toEqual({
    type: "urn:spotworthy:problem:bad-plan",
    title: "Bad plan",
    status: 422,
    detail: "One field is wrong.",
    errors: [],
  });
});

it("names every field, also inside others and when it is not known", () => {
  const schema = z.strictObject({ steps: z.number(), evidence: z.strictObject({ "a/b": z.array(z.number()) }) });
  const parsed = schema.safeParse({ steps: "7", evidence: { "a/b": [1, null], extra: 1, "m~n": 2 } });
  expect(fieldProblems(parsed.error as z.ZodError).errors.map(({ field, pointer }) => [field, pointer])).toEqual([
    ["steps", "#/steps"],
    ["evidence.a/b.1", "#/evidence/a~1b/1"],
    ["evidence.extra", "#/evidence/extra"],
    ["evidence.m~n", "#/evidence/m~0n"],
  ]);
});

it("says when to come back", async () => {
  const answer = tooManyRequests(7);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("7");
  expect(await answer.json()).toMatchObject({ retryAfterSeconds: 7 });
});
