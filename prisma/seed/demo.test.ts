import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runNode } from "@/lib/testing/check/command";

const root = path.resolve(import.meta.dirname, "../..");
const dataFolder = path.join(root, "node_modules/.cache/no-such-data");

const seed = (...args: string[]) =>
  runNode(["--import", "./lib/server/boot/server-side.ts", "prisma/seed/demo.ts", ...args], {
    cwd: root,
    env: { SPOTWORTHY_DATA_DIR: dataFolder, DATABASE_URL: "" },
  });

it.each([
  ["--help", 0, /^Usage: npm run -s seed:demo/],
  ["--bogus", 2, /^Unknown option '--bogus'\. See --help\.\n$/],
  ["more", 2, /^Unexpected argument 'more'.* See --help\.\n$/],
])("answers %s and makes nothing", async (argument, code, words) => {
  const { code: ended, output } = await seed(argument);
  expect({ ended, output }).toEqual({ ended: code, output: expect.stringMatching(words) });
  expect(existsSync(dataFolder)).toBe(false);
});
