import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Team, test } from "./fixtures";
import { overlappingTexts, sidewaysOverflow } from "./svg-text";

const HEAD = "instance_id,provider,region,zone,instance_type,start,end,end_reason";
const at = (hours: number) => new Date(Date.UTC(2026, 9, 1) + hours * 3_600_000).toISOString();
const life = (index: number, from: number, to: number, reason: string) =>
  `i-${index},aws,us-east-1,us-east-1a,g5.xlarge,${at(from)},${at(to)},${reason}`;

const BUSY_LOG = [
  HEAD,
  ...Array.from({ length: 24 }, (_, i) => life(i, i * 8 + (i % 3), i * 8 + 8 + ((i + 1) % 3), "interrupted")),
];
const QUIET_LOG = [HEAD, life(0, 0, 46, "user_stop")];

async function planOf(request: APIRequestContext, { token }: Team, log: readonly string[] | null): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const day = new Date().toISOString().slice(0, 10);
  const made = await request.post("/api/v1/projects", {
    headers,
    data: {
      name: "Encoder",
      ...{ provider: "aws", region: "us-east-1", zone: "us-east-1a", instanceType: "g5.xlarge", instances: 1 },
      ...{
        usefulWorkHours: 107.5,
        stepSeconds: 2.29,
        deadlineHours: 144,
        noticeSeconds: 120,
        detectionDelaySeconds: 5,
      },
      ...{ spotPricePerHour: 1.86, onDemandPricePerHour: 5.67, checkpointGigabytes: 10, writeMegabytesPerSecond: 100 },
      ...{ recoverySeconds: 240, downtimeSeconds: 1320 },
      overheadSamples: Array.from({ length: 6 }, () => ({
        seconds: 30,
        mode: "sync",
        basis: "measured",
        takenOn: day,
      })),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  if (log) {
    const imported = await request.post(`/api/v1/projects/${id}/interruptions`, {
      headers: { ...headers, "content-type": "text/csv" },
      params: { fileName: "log.csv" },
      data: `${log.join("\n")}\n`,
    });
    expect(imported.ok(), await imported.text()).toBe(true);
  }
  return `/projects/${id}`;
}

async function withChart(page: Page) {
  await page.locator("figure").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".recharts-area").first()).toBeVisible();
}

test("reads the loss off by the arrow keys, and shows the same numbers as a table", async ({
  page,
  request,
  signedIn,
}) => {
  await page.goto(await planOf(request, signedIn, BUSY_LOG));
  await withChart(page);
  await page.getByRole("application").focus();
  const readOut = page.getByRole("status").filter({ hasText: "At " });
  await page.keyboard.press("ArrowRight");
  const first = (await readOut.textContent()) ?? "";
  await page.keyboard.press("ArrowRight");
  await expect(readOut).not.toHaveText(first);
  const interval = /^At (.+?) the loss is/.exec((await readOut.textContent()) ?? "")?.[1] ?? "";
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(readOut).toHaveText(first);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(readOut).toHaveText(first);
  await page.keyboard.press("End");
  await expect(readOut).toHaveText(/^At \d+\sh\s/);
  await page.getByText("Show as table").first().click();
  await expect(page.getByRole("rowheader", { name: interval, exact: true }).first()).toBeVisible();

  await page.getByRole("radio", { name: "Money" }).check();
  await expect(page.getByRole("figure", { name: "Expected loss in money by checkpoint interval" })).toBeVisible();
});

test("a log without an interruption gives a bound and no best interval", async ({ page, request, signedIn }) => {
  await page.goto(await planOf(request, signedIn, QUIET_LOG));
  await expect(page.getByRole("heading", { name: /What 46\sh without an interruption can tell/ })).toBeVisible();
  await expect(page.getByText("0.050", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/τ\* \d/)).toHaveCount(0);
  await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0);
});

for (const [name, log] of [
  ["curve", BUSY_LOG],
  ["bound", QUIET_LOG],
] as const) {
  test(`the ${name} lays out again by width, in both languages and themes`, async ({
    page,
    request,
    signedIn,
    context,
    baseURL,
  }) => {
    test.slow();
    const address = await planOf(request, signedIn, log);
    for (const [width, locale, colorScheme] of [
      [390, "en", "dark"],
      [390, "zh", "light"],
      [800, "en", "light"],
      [1280, "zh", "dark"],
      [1440, "en", "light"],
      [1920, "en", "dark"],
    ] as const) {
      await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await withChart(page);
      const where = `${width} px, ${locale}, ${colorScheme}`;
      expect(await overlappingTexts(page), where).toEqual([]);
      expect(await sidewaysOverflow(page), where).toBe(0);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`),
        where,
      ).toEqual([]);
    }
  });
}
