import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { type Preferences, prefer } from "./preferences";
import { furnish, pagesOf } from "./team-projects";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

// Every pair of theme, language and width, in half as many visits.
const LOOKS: readonly (Preferences & { width: number })[] = [
  { theme: "light", locale: "en", width: 1280 },
  { theme: "dark", locale: "zh", width: 1280 },
  { theme: "light", locale: "zh", width: 390 },
  { theme: "dark", locale: "en", width: 390 },
];

async function complaintsAbout(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    for (const { id, nodes } of violations) {
      complaints.push(
        `${address} ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("; ")}`,
      );
    }
  }
  return complaints;
}

for (const look of LOOKS) {
  const name = `${look.theme}, ${look.locale}, ${look.width} px`;

  test(`axe finds nothing on any page (${name})`, async ({ page, request, baseURL, signedIn }) => {
    test.slow();
    await page.setViewportSize({ width: look.width, height: 900 });
    await prefer(page, baseURL, look);
    expect(await complaintsAbout(page, ["/"]), "without a project").toEqual([]);
    expect(await complaintsAbout(page, pagesOf(await furnish(request, signedIn)))).toEqual([]);
  });

  test(`axe finds nothing where nobody is signed in (${name})`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: look.width, height: 900 });
    await prefer(page, baseURL, look);
    expect(await complaintsAbout(page, ["/sign-in", "/sign-in?from=first-run", "/nowhere"])).toEqual([]);
  });
}

test("axe finds nothing on the first run", async ({ page, freshServer }) => {
  expect(await complaintsAbout(page, [freshServer.firstRunLink, new URL("/first-run", freshServer.url).href])).toEqual(
    [],
  );
});
