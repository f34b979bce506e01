import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { runNode } from "@/lib/testing/check/command";
import { findBrowser } from "@/lib/testing/check/find-browser";
import type { Step } from "@/lib/testing/check/step";

const results = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export const browserTests: Step = {
  name: "browser tests",
  run: async (root) => {
    const browser = await findBrowser(root, (line) => process.stdout.write(`${line}\n`));
    if (browser === null) return { passed: 0, failed: 1, report: "No browser is here and none could be installed." };
    const folder = await mkdtemp(path.join(tmpdir(), "spotworthy-results-"));
    const file = path.join(folder, "results.json");
    try {
      const cli = path.join(root, "node_modules/@playwright/test/cli.js");
      const { code } = await runNode([cli, "test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
        show: true,
        cwd: root,
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, SPOTWORTHY_BROWSER: browser },
      });
      const { errors, stats } = results.parse(JSON.parse(await readFile(file, "utf8")));
      // A test that passes only now and then does not pass.
      const failed = stats.unexpected + stats.flaky + errors.length;
      return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed, report: "" };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
