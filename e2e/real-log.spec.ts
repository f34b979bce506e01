import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "./fixtures";
import { evidenceOf, importLog, makeProject, SMALL_LOG, wholeProject } from "./team-projects";

const REAL = path.resolve(import.meta.dirname, "../../shared/data/dime-availability/lifetimes_aws_2020-03-15.csv");

test("a log adds up to what a hand adds up, once", async ({ request, team }) => {
  const project = await makeProject(request, team, wholeProject("Small log"));
  const first = await importLog(request, team, project, SMALL_LOG);
  expect(first.ok(), await first.text()).toBe(true);
  const once = await evidenceOf(request, team, project);
  expect(once.total).toMatchObject({ events: 2, exposureInstanceHours: 32 });
  expect(once.causes).toMatchObject({ interruption: 2, userStop: 2 });
  const struck = once.pools.find(({ events }) => events === 2);
  expect(struck?.exposureInstanceHours).toBeCloseTo(20, 9);
  expect(struck?.ratePerInstanceHour).toBeCloseTo(0.1, 9);
  expect(once.pools.find(({ events }) => events === 0)?.upper90).toBeCloseTo(Math.log(10) / 12, 9);

  await importLog(request, team, project, SMALL_LOG);
  expect(await evidenceOf(request, team, project)).toEqual(once);
});

test("a broken file changes nothing and says so", async ({ request, team }) => {
  const project = await makeProject(request, team, wholeProject("Broken logs"));
  await importLog(request, team, project, SMALL_LOG);
  const before = await evidenceOf(request, team, project);
  const broken: readonly (readonly [string | Buffer, RegExp])[] = [
    ["", /empty/],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 0xff, 0xfe]), /not a text file/],
    [`${SMALL_LOG}i-05,aws,us-east-1,us-east-1a,g5.xlarge,"2026-10-0`, /middle of a record/],
  ];
  for (const [file, words] of broken) {
    const answer = await importLog(request, team, project, file);
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).toMatch(words);
    expect(await evidenceOf(request, team, project)).toEqual(before);
  }
});

test("a real log gives the numbers that others counted", async ({ page, request, signedIn }) => {
  test.skip(!existsSync(REAL), `no public trace at ${REAL}`);
  const project = await makeProject(request, signedIn, {
    name: "Real log",
    provider: "aws",
    region: "us-east-1",
    zone: "us-east-1c",
    instanceType: "k80 x1",
  });
  const log = await importLog(request, signedIn, project, await readFile(REAL));
  expect(log.ok(), await log.text()).toBe(true);
  const { total, pools } = await evidenceOf(request, signedIn, project);
  expect(total.events).toBe(32);
  expect(total.exposureInstanceHours).toBeCloseTo(374.6153, 3);
  expect(pools).toHaveLength(8);
  const struck = pools.find(({ events }) => events === 23);
  expect(struck?.exposureInstanceHours).toBeCloseTo(43.8175, 3);
  expect(struck?.ratePerInstanceHour).toBeCloseTo(0.524904, 6);
  expect(struck?.interval95?.[0]).toBeCloseTo(0.332744, 6);
  expect(struck?.interval95?.[1]).toBeCloseTo(0.787614, 6);
  const quiet = pools.find(({ exposureInstanceHours }) => Math.abs(exposureInstanceHours - 53.4786) < 0.001);
  expect(quiet).toMatchObject({ events: 0 });

  await page.goto(`/projects/${project}`);
  await expect(page.getByRole("main")).toContainText(/23\sinterruptions\sin\s43\.8\sh/);
});
