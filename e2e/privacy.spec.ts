import { expect, test } from "./fixtures";
import { signIn } from "./sign-in";
import { evidenceOf, makeProject } from "./team-projects";

test("another workspace's project is not there, on its pages and in the API", async ({
  page,
  request,
  signedIn,
  otherTeam,
}) => {
  const theirs = await makeProject(request, otherTeam, { name: "Their secret run" });
  for (const tab of ["", "/history", "/measurements", "/interruptions", "/settings"]) {
    const answer = await page.goto(`/projects/${theirs}${tab}`);
    expect(answer?.status(), tab).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
    await expect(page.getByText("Their secret run")).toHaveCount(0);
  }
  await page.goto("/");
  await expect(page.getByText("Their secret run")).toHaveCount(0);

  const headers = { authorization: `Bearer ${signedIn.token}` };
  for (const what of ["plan", "evidence"]) {
    const answer = await request.get(`/api/v1/projects/${theirs}/${what}`, { headers });
    expect(answer.status(), what).toBe(404);
    expect(answer.headers()["content-type"]).toContain("application/problem+json");
  }
  const upload = await request.post(`/api/v1/projects/${theirs}/interruptions`, { headers, data: "a,b\n1,2\n" });
  expect(upload.status()).toBe(404);
  const list = await request.get("/api/v1/projects", { headers });
  expect(await list.text()).not.toContain("Their secret run");
  expect((await evidenceOf(request, otherTeam, theirs)).total.events).toBe(0);
});

test("whoever is signed out is led to the sign-in, and on from there", async ({ page, request, team }) => {
  const ours = await makeProject(request, team, { name: "Our run" });
  const address = `/projects/${ours}/settings`;
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(address)}`));
  await page.getByLabel("E-mail").fill(team.email);
  await page.getByLabel("Password", { exact: true }).fill(team.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Our run");

  const answer = await request.get("/api/v1/projects");
  expect(answer.status()).toBe(401);
});

test("the sign-in leads to no other site", async ({ page, team }) => {
  await page.goto("/sign-in?next=https://example.com/");
  await signIn(page, team);
  expect(new URL(page.url()).hostname).toBe("localhost");
});
