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
