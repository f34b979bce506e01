import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "spotworthy-ci-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the script beside an `npm` that only notes what it is asked for, and fails where it is told to. */
async function run(failing: string) {
  const npm = `#!/bin/sh\necho "npm $*" >> "${folder}/asked"\n[ "$*" != "${failing}" ]\n`;
  await writeFile(path.join(folder, "npm"), npm);
  await chmod(path.join(folder, "npm"), 0o755);
  const { status } = spawnSync(path.join(root, ".ci/run"), {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  return { status, asked: (await readFile(path.join(folder, "asked"), "utf8")).trim().split("\n") };
}

it("runs the README's command, then the long tests", async () => {
  expect(await run("")).toEqual({ status: 0, asked: ["npm install", "npm test", "npm run test:long"] });
  expect(await readFile(path.join(root, "README.md"), "utf8")).toContain("`npm install && npm test`");
  expect(await readFile(path.join(root, ".ci/run"), "utf8")).toContain("npm install && npm test");
});

it.each([
  ["install", ["npm install", "npm run test:long"]],
  ["test", ["npm install", "npm test", "npm run test:long"]],
  ["run test:long", ["npm install", "npm test", "npm run test:long"]],
])("fails when npm %s does", async (failing, asked) => {
  expect(await run(failing)).toEqual({ status: 1, asked });
});
