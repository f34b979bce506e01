import { expect, test } from "./fixtures";
import { makeProject, wholeProject } from "./team-projects";

test.use({ javaScriptEnabled: false });

const TABS = [
  ["", /^Admission/],
  ["/measurements", "Timed saves"],
  ["/interruptions", "No log yet"],
  ["/settings", "Checkpointing"],
  ["/history", "Verdict history"],
] as const;

for (const [path, heading] of TABS) {
  test(`shows a project without a script (${path || "/"})`, async ({ page, request, signedIn }) => {
    const project = await makeProject(request, signedIn, wholeProject("Plain run"));
    await page.goto(`/projects/${project}${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Plain run" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: heading }).first()).toBeVisible();
  });
}

test("leads from the overview to a project without a script", async ({ page, request, signedIn }) => {
  await makeProject(request, signedIn, wholeProject("Plain run"));
  await page.goto("/");
  await page.getByRole("link", { name: "Plain run" }).click();
  await page.getByRole("link", { name: "Measurements", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Timed saves" })).toBeVisible();
});
