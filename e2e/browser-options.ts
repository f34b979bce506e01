import type { LaunchOptions } from "@playwright/test";

/** How to start a browser that calls nobody; as root only without a sandbox. `program` is "" for Playwright's own. */
export const browserOptions = (program: string): LaunchOptions => ({
  ...(program ? { executablePath: program } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
