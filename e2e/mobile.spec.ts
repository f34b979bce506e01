import { expect, test } from "./fixtures";
import { expectNoOverflow, expectNoOverlap, expectTouchTargets } from "./page-checks";
import { prefer } from "./preferences";
import { furnish, pagesOf } from "./team-projects";

const WIDTHS = [390, 1280, 1440, 1920];

for (const locale of ["en", "zh"] as const) {
  test(`fits every width, no text lies over another (${locale})`, async ({ page, request, baseURL, signedIn }) => {
    test.slow();
    const pages = pagesOf(await furnish(request, signedIn));
    await prefer(page, baseURL, { locale, theme: "light" });
    for (const address of pages) {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        await expectNoOverlap(page);
      }
    }
  });
}

test("turns tables into cards and makes targets large enough for a finger", async ({ page, request, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pages = pagesOf(await furnish(request, signedIn));
  for (const address of pages) {
    await page.goto(address);
    await expectTouchTargets(page);
  }
  await page.goto("/");
  const row = page.getByRole("row", { name: /Admitted run/ });
  const [name, verdict] = await Promise.all([
    row.getByRole("link", { name: "Admitted run" }).boundingBox(),
    row.getByText("Admitted", { exact: true }).boundingBox(),
  ]);
  expect(verdict?.y ?? 0, "a cell stands below the one before").toBeGreaterThan(name?.y ?? 0);
});
