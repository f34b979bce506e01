import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { choose, fileOf } from "./choose-files";
import { expect, test } from "./fixtures";
import { tabTo, typeInto } from "./keyboard";
import { evidenceOf, makeProject, SMALL_LOG, wholeProject } from "./team-projects";

const REAL = path.resolve(import.meta.dirname, "../../shared/data/dime-availability/lifetimes_aws_2020-03-15.csv");

const poolRow = (page: Page, pool: string) => page.getByRole("row", { name: new RegExp(`^${pool}`) });

test("a packed log is previewed, imported once, and removed again", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Upload"));
  await page.goto(`/projects/${project}/interruptions`);
  await choose(page, fileOf("small.csv.gz", gzipSync(SMALL_LOG)));
  await expect(page.getByText("Nothing is saved until you import")).toBeVisible();
  await expect(page.getByText("4 rows: 4 new, 0 already known, 0 rejected")).toBeVisible();
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 0 });
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(violations).toEqual([]);

  await page.getByRole("button", { name: "Import 4 events" }).press("Enter");
  await expect(page.getByText("4 events were added")).toBeVisible();
  await expect(poolRow(page, "g5.xlarge@us-east-1a")).toContainText(/2\s*20\sh\s*0\.100/);
  await expect(poolRow(page, "g5.xlarge@us-east-1a")).toContainText("this project");
  await expect(poolRow(page, "g5.xlarge@us-east-1b")).toContainText(/below 0\.19\d? \(90\s%\)/);

  await choose(page, fileOf("again.csv", SMALL_LOG));
  await expect(page.getByText("0 new, 4 already known")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Nothing is saved until you import")).toBeHidden();
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 2 });

  await page.getByRole("button", { name: "Plan from this pool: g5.xlarge@us-east-1b" }).click();
  await expect(poolRow(page, "g5.xlarge@us-east-1b")).toContainText("this project");
  await page.getByRole("button", { name: "Remove small.csv.gz" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the log" }).click();
  await expect(page.getByText("No log yet")).toBeVisible();
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 0, logs: 0 });
});

test("a file that is no log says so, and nothing changes", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Broken uploads"));
  await page.goto(`/projects/${project}/interruptions`);
  const broken = [
    fileOf("empty.csv", ""),
    fileOf("picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 0xff, 0xfe])),
    fileOf("cut.csv", `${SMALL_LOG}i-05,aws,us-east-1,us-east-1a,g5.xlarge,"2026-10-0`),
  ];
  for (const file of broken) {
    await choose(page, file);
    await expect(page.getByRole("alert").filter({ hasText: file.name })).toContainText("Nothing was changed");
  }
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 0, logs: 0 });
});

test("a file that is too large, packed or not, is refused in plain words", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Large uploads"));
  await page.goto(`/projects/${project}/interruptions`);
  const bomb = gzipSync(Buffer.concat([Buffer.from(SMALL_LOG), Buffer.alloc(70_000_000, "\n")]));
  await choose(page, fileOf("bomb.csv.gz", bomb));
  const told = page.getByRole("alert").filter({ hasText: "Nothing was changed" });
  await expect(told).toContainText(
    "bomb.csv.gz was not read: The gzip archive unpacks to more than 300 times its size",
  );

  const folder = await mkdtemp(path.join(tmpdir(), "spotworthy-large-"));
  const large = path.join(folder, "large.csv");
  await writeFile(large, "");
  await truncate(large, 200_000_001);
  await choose(page, large);
  await expect(told).toContainText(/large\.csv was not read: The file is larger than 200\sMB/);
  await rm(folder, { recursive: true });
  await expect(page.getByText("Nothing is saved until you import")).toBeHidden();
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 0, logs: 0 });
});

test("twenty files at once are folded, say which of them waits, and come in together", async ({
  page,
  request,
  signedIn,
}) => {
  test.slow();
  const project = await makeProject(request, signedIn, wholeProject("Many files"));
  await page.goto(`/projects/${project}/interruptions`);
  const logs = Array.from({ length: 18 }, (_, at) =>
    fileOf(`cluster-${at}.csv`, SMALL_LOG.replaceAll("g5.xlarge", `g5.${at + 2}xlarge`)),
  );
  await choose(page, [...logs, fileOf("empty.csv", ""), fileOf("words.csv", "hello world\n")]);
  await expect(page.getByText("Not ready: words.csv.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("alert").filter({ hasText: "empty.csv" })).toContainText("The file is empty");
  await expect(page.getByRole("heading", { name: "First rows as read" })).toHaveCount(0);
  const words = page.getByRole("group", { name: "Preview of words.csv" });
  await words.getByRole("button", { name: "Leave this file out" }).click();
  await page.getByRole("button", { name: "Import 72 events" }).click();
  await expect(page.getByText("72 events were added")).toBeVisible();
  await expect(page.locator("#logs tbody tr")).toHaveCount(18);
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 36, logs: 18 });
});

test("a table that is not recognised is told its columns by keyboard", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Strange columns"));
  await page.goto(`/projects/${project}/interruptions`);
  const rows = ["vm,from,to,gone", "a,2026-05-01 08:00,2026-05-01 14:00,yes", "b,2026-05-01 08:00,2026-02-30 09:00,no"];
  await choose(page, fileOf("strange.csv", `${rows.join("\n")}\n`));
  await expect(page.getByRole("alert").filter({ hasText: "say which column is which" })).toBeVisible();
  const again = page.getByRole("button", { name: "Preview again" });
  for (const [meaning, column] of [
    ["Instance", "vm"],
    ["Start", "from"],
    ["End", "to"],
    ["Taken by the provider", "gone"],
  ] as const) {
    await tabTo(page, page.getByLabel(meaning, { exact: true }));
    await page.keyboard.type(column);
  }
  await expect(page.getByRole("row", { name: /^Start/ })).toContainText("Names no offset from UTC");
  await expect(page.getByRole("row", { name: /^Taken by the provider/ })).toContainText(/yes.*taken by the provider/);
  await tabTo(page, again);
  await page.keyboard.press("Enter");
  await typeInto(page, "Time zone", "Asia/Shanghai");
  await tabTo(page, again);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 rows: 1 new, 0 already known, 1 rejected")).toBeVisible();
  await page.getByText("How the file is read").click();
  await expect(page.getByRole("row", { name: /^Start/ })).toContainText("1 May 2026, 00:00 UTC");
  await expect(page.getByRole("row", { name: /^Taken by the provider/ })).toContainText("yes");
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download rejected rows" }).click();
  expect(await readFile(await (await downloaded).path(), "utf8")).toMatch(/\n3,"to",no-such-date,/);
  await tabTo(page, page.getByRole("button", { name: "Import 1 event" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 event was added")).toBeVisible();
  expect((await evidenceOf(request, signedIn, project)).total).toMatchObject({ events: 1, exposureInstanceHours: 6 });
});

test("an upload is cancelled while it runs", async ({ page, request, signedIn }) => {
  const project = await makeProject(request, signedIn, wholeProject("Cancelled upload"));
  await page.goto(`/projects/${project}/interruptions`);
  // The file never arrives, as over a line that has stalled.
  await page.route(/\/upload\?/, (route) => (route.request().method() === "POST" ? undefined : route.continue()));
  await choose(page, fileOf("small.csv", SMALL_LOG));
  await expect(page.getByRole("progressbar")).toBeVisible();
  const told = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect((await told).status()).toBe(204);
  await expect(page.getByText("Cancelled. Nothing was changed.")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
});

test("a real log reads in the browser as others counted it", async ({ page, request, signedIn }) => {
  test.skip(!existsSync(REAL), `no public trace at ${REAL}`);
  const project = await makeProject(request, signedIn, { name: "Real upload" });
  await page.goto(`/projects/${project}/interruptions`);
  await choose(page, REAL);
  await page.getByRole("button", { name: "Import 39 events" }).click();
  await expect(poolRow(page, "k80 x1@us-east-1c")).toContainText(/23\s*43\.8\sh\s*0\.525\s*0\.333–0\.788/);
  await expect(poolRow(page, "v100 x1@us-east-1b")).toContainText(/0\s*53\.5\sh\s*no rate\s*below 0\.043/);
  await expect(page.getByRole("row", { name: /^All 8 pools/ })).toContainText(/32\s*374\.6\sh/);
  await page.getByRole("button", { name: "Plan from this pool: k80 x1@us-east-1c" }).click();
  await expect(poolRow(page, "k80 x1@us-east-1c")).toContainText("this project");
});
