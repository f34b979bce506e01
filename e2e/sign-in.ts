import type { Page } from "@playwright/test";

export type Team = {
  readonly workspaceId: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
};

export async function signIn(page: Page, { email, password }: Pick<Team, "email" | "password">): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}
