import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { runNode } from "@/lib/testing/check/command";
import type { Step } from "@/lib/testing/check/step";

const results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Every test counts as one; so does a file that could not be loaded, which holds no test to fail. */
function vitest(name: string, environment: Record<string, string>, ...more: string[]): Step {
  return {
    name,
    run: async (root) => {
      const folder = await mkdtemp(path.join(tmpdir(), "spotworthy-results-"));
      const file = path.join(folder, "results.json");
      try {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
        const { code } = await runNode(
          [path.join(root, "node_modules/vitest/vitest.mjs"), "run", ...reporters, ...more],
          {
            show: true,
            cwd: root,
            env: environment,
          },
        );
        const { numPassedTests, numFailedTests, testResults } = results.parse(JSON.parse(await readFile(file, "utf8")));
        const unloaded = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
        const failed = numFailedTests + unloaded.length;
        const failedOtherwise = code !== 0 && failed === 0 ? 1 : 0;
        return { passed: numPassedTests, failed: failed + failedOtherwise, report: "" };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

export const tests = vitest("unit, property and database tests", {});
// One file at a time: they start servers, and weigh one.
export const longTests = vitest("long tests", { SPOTWORTHY_LONG_TESTS: "1" }, "--no-file-parallelism");
