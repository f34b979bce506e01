import { expect, test } from "./fixtures";
import { tabTo, typeInto } from "./keyboard";
import { importLog, makeProject, STEADY_LOG, wholeProject } from "./team-projects";

test("from a form filled in with the keyboard to an admitted project", async ({ page, request, signedIn }) => {
  await page.goto("/projects/new");
  await typeInto(page, "Name", "Keyboard run");
  await typeInto(page, "Useful work, T", "300");
  await typeInto(page, "One training step", "1.5");
  await typeInto(page, "Provider", "aws");
  await typeInto(page, "Region", "us-east-1");
  await typeInto(page, "Zone", "us-east-1a");
  await typeInto(page, "Instance type", "g5.xlarge");
  await typeInto(page, "Spot price", "1");
  await typeInto(page, "On-demand price", "4");
  await typeInto(page, "Recovery, R", "60");
  await typeInto(page, "Downtime, D", "120");
  await tabTo(page, page.getByRole("button", { name: "Create project" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Not enough evidence/).first()).toBeVisible();
  const project = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await page.getByRole("link", { name: "Measurements", exact: true }).click();
  const saves = page.getByRole("form", { name: "Add saves" });
  await saves.getByLabel("Seconds, one save a line").fill("2\n2.1\n1.9\n2.2\n2\n2.1");
  await saves.getByRole("radio", { name: "Synchronous", exact: true }).check();
  await saves.getByRole("radio", { name: /^Measured/ }).check();
  await saves.getByRole("button", { name: "Add saves" }).click();
  await expect(page.getByText("6 saves added. The plan was judged again.")).toBeVisible();

  const log = await importLog(request, signedIn, project, STEADY_LOG);
  expect(log.ok(), await log.text()).toBe(true);
  await page.goto(`/projects/${project}/measurements`);
  const parts = page.getByRole("form", { name: "What a checkpoint holds" });
  for (const name of ["Model", "Optimizer", "Scheduler", "Random number generators", "Counters"]) {
    await parts.getByRole("group", { name }).getByRole("radio", { name: "Captured" }).check();
  }
  await parts.getByRole("group", { name: "Sampler position" }).getByRole("radio", { name: "Absent" }).check();
  await parts.getByRole("button", { name: "Save the parts" }).click();
  await expect(parts.getByText("Saved. The plan was judged again.")).toBeVisible();
  await page.goto(`/projects/${project}`);
  await expect(page.getByText(/^Fix first: Save what is missing in the checkpoint/).first()).toBeVisible();

  await page.goto(`/projects/${project}/measurements`);
  await parts.getByRole("group", { name: "Sampler position" }).getByRole("radio", { name: "Captured" }).check();
  await parts.getByRole("button", { name: "Save the parts" }).click();
  await expect(parts.getByText("Saved. The plan was judged again.")).toBeVisible();
  const resume = page.getByRole("form", { name: "Record a resume" });
  await resume.getByLabel("Hash before").fill("aa11");
  await resume.getByLabel("Hash after").fill("aa11");
  await resume.getByRole("button", { name: "Record the resume" }).click();
  await expect(page.getByText("Recorded. The plan was judged again.")).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page
    .getByRole("group", { name: "Must a resumed run follow the uninterrupted one?" })
    .getByRole("radio", { name: "Not demanded" })
    .check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. The plan was judged again.")).toBeVisible();
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await expect(page.getByText(/^Admitted: checkpoint every/).first()).toBeVisible();

  await page.goto(`/projects/${project}/history`);
  await expect(page.getByText("Checkpoint holds the sampler position", { exact: false }).first()).toBeVisible();
  await page.goto("/");
  const row = page.getByRole("row", { name: /Keyboard run/ });
  await expect(row.getByText("Admitted", { exact: true })).toBeVisible();
});

test("search, filter and order of the overview stand in the address", async ({ page, request, signedIn }) => {
  await makeProject(request, signedIn, wholeProject("Zebra run"));
  await makeProject(request, signedIn, { name: "Apple run" });
  await page.goto("/");
  await page.getByRole("searchbox").fill("zebra");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/search=zebra/);
  await expect(page.getByRole("link", { name: "Apple run" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("zebra");
  await expect(page.getByRole("link", { name: "Zebra run" })).toBeVisible();

  await page.goto("/");
  await page.getByRole("link", { name: /^Admitted/ }).click();
  await expect(page).toHaveURL(/verdict=admitted/);
  await expect(page.getByRole("heading", { name: "No project matches" })).toBeVisible();
  await page.getByRole("link", { name: "Show all projects" }).click();

  const names = page.getByRole("table").getByRole("link", { name: / run$/ });
  await page.getByRole("button", { name: /^Sort:/ }).click();
  await page.getByRole("link", { name: "name", exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(names).toHaveText(["Apple run", "Zebra run"]);
  await page.reload();
  await expect(names).toHaveText(["Apple run", "Zebra run"]);
});
