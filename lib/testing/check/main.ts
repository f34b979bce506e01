import path from "node:path";
import { generateClient } from "@/lib/server/boot/build";
import { browserTests } from "@/lib/testing/check/browser-step";
import { build } from "@/lib/testing/check/build-step";
import { boundaries, lint, sources, types } from "@/lib/testing/check/static-steps";
import type { Step } from "@/lib/testing/check/step";
import { longTests, tests } from "@/lib/testing/check/vitest-step";

const CHECK = [lint, boundaries, sources, types, tests];
const SUITES: Record<string, readonly Step[]> = {
  check: CHECK,
  test: [...CHECK, build, browserTests],
  long: [build, longTests],
};

const root = path.resolve(import.meta.dirname, "../../..");
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function runStep({ name, run }: Step) {
  const began = performance.now();
  try {
    const { passed, failed, report } = await run(root);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (report) say(report);
    say(`${failed === 0 ? "ok  " : "FAIL"} ${name} (${passed} passed, ${failed} failed, ${seconds} s)`);
    return { passed, failed };
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    say(`FAIL ${name} could not be run`);
    return { passed: 0, failed: 1 };
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const suite = SUITES[process.argv[2] ?? ""];
if (!suite) throw new Error(`Say which: ${Object.keys(SUITES).join(", ")}.`);

await generateClient(root);
let passed = 0;
let failed = 0;
for (const step of suite) {
  const outcome = await runStep(step);
  passed += outcome.passed;
  failed += outcome.failed;
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
