import { expect, test } from "./fixtures";

test("says that it is healthy once the database answers and is migrated", async ({ request }) => {
  const answer = await request.get("/api/health");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: "ok" });
});

test("works for an owner that the operator made at the terminal", async ({ page, signedIn }) => {
  await page.goto("/");
  await expect(page.getByText(signedIn.email)).toHaveCount(1);
});

test("answers what a program asks wrongly with a problem document", async ({ request }) => {
  const asked = [
    ["DELETE", "/api/v1/projects", 405],
    ["GET", "/api/v1/plan", 405],
    ["POST", "/api/v1/openapi.json", 405],
    ["GET", "/api/v1/nowhere", 404],
    ["PUT", "/api", 404],
    ["GET", "/projects/%E0%A4%A", 400],
  ] as const;
  for (const [method, address, status] of asked) {
    const answer = await request.fetch(address, { method });
    expect(answer.status(), `${method} ${address}`).toBe(status);
    expect(answer.headers()["content-type"]).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({ status });
    expect(answer.headers().allow !== undefined).toBe(status === 405);
  }
});

test("forgets a search that cannot be looked for", async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe("");
  const answer = await page.goto("/?search=%00");
  expect(answer?.status()).toBe(200);
});
