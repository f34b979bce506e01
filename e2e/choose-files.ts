import { expect, type Page } from "@playwright/test";

export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

type Files = string | ReturnType<typeof fileOf> | ReturnType<typeof fileOf>[];

/** Through the button; it opens nothing before the page has come to life, so it is pressed until it does. */
export async function choose(page: Page, files: Files): Promise<void> {
  await expect(async () => {
    const opened = page.waitForEvent("filechooser", { timeout: 2000 });
    await Promise.all([opened, page.getByRole("button", { name: "Choose files" }).press("Enter")]);
    await (await opened).setFiles(files);
  }).toPass();
}
