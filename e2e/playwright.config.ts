import { defineConfig, devices } from "@playwright/test";
import { browserOptions } from "./browser-options";

export default defineConfig({
  testDir: ".",
  globalSetup: "./server.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_BASE_URL ?? "http://localhost:3000",
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "Asia/Kathmandu",
    trace: "retain-on-failure",
    launchOptions: browserOptions(process.env.SPOTWORTHY_BROWSER ?? ""),
  },
});
