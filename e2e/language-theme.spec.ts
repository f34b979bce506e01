import { expect, test } from "./fixtures";
import { expectSoundText } from "./page-checks";
import { prefer } from "./preferences";
import { furnish, pagesOf } from "./team-projects";

test("switches to Chinese and back, and remembers it", async ({ page, signedIn }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "中文: switch to Chinese" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[一-鿿]/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
  await page.getByRole("button", { name: /^English/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: `Account of ${signedIn.email}` })).toBeVisible();
});

test("takes the dark theme and keeps it", async ({ page, signedIn: _ }) => {
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Theme" }).click();
  const remembered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await remembered;
  expect(await ground()).not.toBe(light);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("button", { name: "Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(ground).toBe(light);
});

for (const locale of ["en", "zh"] as const) {
  test(`no page shows a key of a message or a number that is none (${locale})`, async ({
    page,
    request,
    baseURL,
    signedIn,
  }) => {
    await prefer(page, baseURL, { locale, theme: "light" });
    await page.goto("/");
    await expectSoundText(page);
    for (const address of pagesOf(await furnish(request, signedIn))) {
      await page.goto(address);
      await expectSoundText(page);
    }
  });
}
