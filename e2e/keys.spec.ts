import { expect, test } from "./fixtures";
import { makeProject, wholeProject } from "./team-projects";

test("finds, walks and opens projects by key, until the keys are switched off", async ({ page, request, signedIn }) => {
  await makeProject(request, signedIn, wholeProject("Apple run"));
  await makeProject(request, signedIn, wholeProject("Zebra run"));
  await page.goto("/?sort=name");
  const search = page.getByRole("searchbox");
  // A key that is pressed before the page is alive goes nowhere.
  const reachSearch = (key: string) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(search).toBeFocused({ timeout: 1000 });
    }).toPass();
  await reachSearch("/");
  await search.fill("");
  await page.keyboard.type("j/?");
  await expect(search).toHaveValue("j/?");
  await search.fill("");
  await search.blur();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Apple run" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Zebra run" })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Apple run" })).toBeVisible();

  await page.getByRole("link", { name: "Plan", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "Measurements", exact: true })).toBeFocused();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  await list.getByRole("checkbox", { name: "Use keys without Ctrl" }).uncheck();
  await list.getByRole("button", { name: "Close" }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await reachSearch("Control+k");
  await search.blur();
  await page.keyboard.press("?");
  await expect(list).toBeHidden();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(list.getByRole("checkbox", { name: "Use keys without Ctrl" })).not.toBeChecked();
  await list.getByRole("checkbox", { name: "Use keys without Ctrl" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(list).toBeVisible();
});
