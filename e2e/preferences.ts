import type { Page } from "@playwright/test";

export type Preferences = { readonly locale: "en" | "zh"; readonly theme: "light" | "dark" };

/** As the switches in the bar leave it. */
export async function prefer(page: Page, baseURL: string | undefined, { locale, theme }: Preferences): Promise<void> {
  const url = baseURL ?? "";
  await page.context().addCookies([
    { name: "locale", value: locale, url },
    { name: "theme", value: theme, url },
  ]);
}
