import path from "node:path";
import { defineConfig } from "vitest/config";

process.env.TZ = "Asia/Kathmandu";

const root = import.meta.dirname;
const everywhere = ["lib", "app", "components", "prisma", "bench"].map((folder) => `${folder}/**`);
const long = process.env.SPOTWORTHY_LONG_TESTS === "1";
const kind = (middle: string) => everywhere.map((place) => `${place}/*${middle}`);

const shared = {
  resolve: { alias: { "@": root, "server-only": path.join(root, "node_modules/server-only/empty.js") } },
  oxc: { jsx: { runtime: "automatic" as const } },
};

const settings = {
  environment: "node",
  setupFiles: ["lib/testing/setup.ts"],
  restoreMocks: true,
  unstubGlobals: true,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 10_000 } },
};

const longTest = kind(".long.test.{ts,tsx}");
const dbTest = kind(".db.test.{ts,tsx}");

export default defineConfig({
  test: {
    sequence: { shuffle: true },
    projects: long
      ? [
          {
            ...shared,
            test: {
              ...settings,
              name: "long",
              include: longTest,
              globalSetup: ["lib/testing/global-database.ts"],
              setupFiles: [...settings.setupFiles, "lib/testing/database-setup.ts"],
              testTimeout: 20 * 60_000,
              hookTimeout: 60_000,
            },
          },
        ]
      : [
          {
            ...shared,
            test: { ...settings, name: "unit", include: kind(".test.{ts,tsx}"), exclude: [...longTest, ...dbTest] },
          },
          {
            ...shared,
            test: {
              ...settings,
              name: "database",
              include: dbTest,
              globalSetup: ["lib/testing/global-database.ts"],
              setupFiles: [...settings.setupFiles, "lib/testing/database-setup.ts"],
              testTimeout: 30_000,
              hookTimeout: 60_000,
            },
          },
        ],
  },
});
