import { expect, test } from "./fixtures";

test.use({ baseURL: undefined });

const EMAIL = "lead@example.org";
const PASSWORD = "a long and quiet password";

test("makes the owner by the printed link, once", async ({ page, freshServer }) => {
  const { url, firstRunLink } = freshServer;

  await page.goto(url);
  await expect(page).toHaveURL(/\/first-run$/);
  await expect(page.getByRole("heading", { name: "Spotworthy is not set up yet" })).toBeVisible();

  await page.goto(`${firstRunLink.slice(0, -4)}AAAA`);
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);

  await page.goto(firstRunLink);
  await page.getByLabel("Workspace").fill("Vision team");
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Make account and workspace" }).click();
  await expect(page.getByText("Too short: a password needs at least")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(EMAIL);

  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make account and workspace" }).click();
  await expect(page.getByRole("heading", { name: "No project yet" })).toBeVisible();
  await expect(page).toHaveURL(`${url.replace(/\/$/, "")}/`);

  await page.getByRole("button", { name: `Account of ${EMAIL}` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await page.goto(firstRunLink);
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText("The first account is made, so that link has done its work.")).toBeVisible();

  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("not the password at all");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This e-mail and this password do not belong together.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(EMAIL);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("link", { name: "New project" })).toBeVisible();
});
