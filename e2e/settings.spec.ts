import { expect, test } from "./fixtures";
import { makeProject, TODAY, wholeProject } from "./team-projects";

test("prices follow the currency, and the past keeps its own", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Abroad run"));
  await page.goto(`/projects/${project}/settings`);
  await expect(page.getByText("USD per h", { exact: true })).toHaveCount(3);
  await page.getByLabel("Currency").selectOption("CNY");
  await expect(page.getByText("CNY per h", { exact: true })).toHaveCount(3);
  await expect(page.getByText("CNY per GB and month", { exact: true })).toHaveCount(1);
  await page.getByLabel("Spot price", { exact: true }).fill("１２．５");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. The plan was judged again.")).toBeVisible();
  await expect(page.getByLabel("Spot price", { exact: true })).toHaveValue("12.5");
  await expect(page.getByText("CNY per h", { exact: true })).toHaveCount(3);

  await page.getByLabel("Day of the prices").fill("2025-01-02");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/^The prices are \d+ days old/)).toBeVisible();
  await page.goto(`/projects/${project}/history`);
  await expect(page.getByText("Spot price: $1.00 per h → ¥12.50 per h")).toBeVisible();
  const year = new Date(TODAY).getUTCFullYear();
  await expect(page.getByText(new RegExp(`^Day of the prices: \\d+.\\w+ ${year} → 2.Jan 2025$`))).toBeVisible();
  await expect(page.getByText("First verdict")).toBeVisible();
});
