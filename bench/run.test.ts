import path from "node:path";
import { expect, it } from "vitest";
import { runNode } from "@/lib/testing/check/command";

const root = path.resolve(import.meta.dirname, "..");
const bench = (...args: string[]) =>
  runNode(["--import", "./lib/server/boot/server-side.ts", "bench/run.ts", ...args], { cwd: root });

it.each([
  ["--help", 0, /^Usage: npm run -s bench[\s\S]*There are: .*plans/],
  ["--bogus", 2, /^Unknown option '--bogus'\. See --help\.\n$/],
  ["nothing", 2, /^There is no benchmark nothing\. There are: /],
])("answers %s and measures nothing", async (argument, code, words) => {
  const { code: ended, output } = await bench(argument);
  expect({ ended, output }).toEqual({ ended: code, output: expect.stringMatching(words) });
});
