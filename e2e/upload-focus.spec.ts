import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { choose, fileOf } from "./choose-files";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { makeProject, SMALL_LOG, wholeProject } from "./team-projects";

async function pressed(page: Page, name: string | RegExp, exact = false): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact }));
  await page.keyboard.press("Enter");
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

test("the focus goes on from what is gone, by keyboard alone", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Focus"));
  await page.goto(`/projects/${project}/interruptions`);

  await choose(page, fileOf("first.csv", SMALL_LOG));
  await expect(heading(page, /^first\.csv/)).toBeVisible();
  await pressed(page, "Discard");
  await expect(heading(page, "Drop a log here")).toBeFocused();

  const other = SMALL_LOG.replaceAll("g5.xlarge", "g5.2xlarge");
  await choose(page, [fileOf("first.csv", SMALL_LOG), fileOf("second.csv", other), fileOf("third.csv", "")]);
  await expect(page.getByRole("alert").filter({ hasText: "third.csv" })).toBeVisible();
  await pressed(page, "Import 8 events");
  await expect(page.locator("#imported")).toBeFocused();
  await expect(page.locator("#imported")).toContainText("8 events were added");

  await pressed(page, "Plan from this pool: g5.2xlarge@us-east-1a");
  const row = page.getByRole("row", { name: /^g5\.2xlarge@us-east-1a/ });
  await expect(row).toContainText("this project");
  await expect(row).toBeFocused();

  const logs = page.locator("#logs tbody tr");
  const [first, second] = await Promise.all([logs.nth(0), logs.nth(1)].map((log) => log.getAttribute("id")));
  await tabTo(page, page.locator(`#${first}`).getByRole("button", { name: /^Remove / }));
  await page.keyboard.press("Enter");
  await pressed(page, "Remove the log");
  await expect(page.locator(`#${second}`)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await pressed(page, "Remove the log");
  await expect(heading(page, "No log yet")).toBeFocused();
});

test("the focus leaves a cancelled upload for the place to drop another", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Cancelled by keyboard"));
  await page.goto(`/projects/${project}/interruptions`);
  await page.route(/\/upload\?/, (route) => (route.request().method() === "POST" ? undefined : route.continue()));
  await choose(page, fileOf("small.csv", SMALL_LOG));
  await pressed(page, "Cancel");
  await expect(page.getByText("Cancelled. Nothing was changed.")).toBeVisible();
  await expect(heading(page, "Drop a log here")).toBeFocused();
});
