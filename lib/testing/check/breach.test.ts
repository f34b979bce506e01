import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import biome from "@/biome.json";
import { withPlantedProject } from "@/lib/testing/check/planted-project";
import { UNSCOPED } from "@/lib/testing/check/scope-rule";
import { boundaries, lint, sources } from "@/lib/testing/check/static-steps";

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** The calls that a plugin of the linter looks for. */
const callsIn = (plugin: string) =>
  [...readFileSync(path.join(ROOT, plugin), "utf8").matchAll(/^ {2}`(.+)`,?$/gm)].map(([, call = ""]) => call);

const value = "export const value = 1;\n";
const server = `import "server-only";\n\n${value}`;
const uses = (module: string) => `import { value } from "${module}";\n\nexport const other = value;\n`;
const serverUses = (module: string) => `import "server-only";\n${uses(module)}`;

const sound = {
  "lib/model/rate.ts": value,
  "lib/model/plan.ts": uses("@/lib/model/rate"),
  "lib/schema/project.ts": uses("@/lib/model/rate"),
  "lib/import/csv.ts": uses("@/lib/schema/project").replace("{ value }", "{ other as value }"),
  "lib/server/db.ts": server,
  "lib/server/project/queries.ts": serverUses("@/lib/server/db"),
  "components/plan/card.tsx": uses("@/lib/model/rate"),
  "app/page.tsx": serverUses("@/lib/server/project/queries").replace("{ value }", "{ other as value }"),
};

// Rule broken, and the files that break it; the first is the one to be named.
const IMPORTS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    "model-imports-only-model",
    { "lib/model/a.ts": uses("@/lib/schema/project").replace("{ value }", "{ other as value }") },
  ],
  ["model-imports-only-model", { "lib/model/b.ts": 'import { z } from "zod";\n\nexport const other = z.string();\n' }],
  [
    "model-imports-only-model",
    { "lib/model/c.ts": 'import type { Client } from "pg";\n\nexport type Other = Client;\n' },
  ],
  [
    "pure-code-does-no-io",
    { "lib/import/a.ts": 'import { readFileSync } from "node:fs";\n\nexport const other = readFileSync;\n' },
  ],
  ["schema-and-format-stand-on-model", { "lib/format/a.ts": uses("@/lib/import/b"), "lib/import/b.ts": value }],
  ["import-stands-on-schema", { "lib/import/c.ts": uses("@/lib/format/b"), "lib/format/b.ts": value }],
  ["nothing-pure-or-visible-reaches-the-server", { "components/a.tsx": uses("@/lib/server/db") }],
  [
    "nothing-pure-or-visible-reaches-the-server",
    {
      "components/b.tsx": uses("../lib/between"),
      "lib/between.ts": uses("./between-too"),
      "lib/between-too.ts": uses("@/lib/server/db"),
    },
  ],
  ["nothing-pure-or-visible-reaches-the-server", { "lib/schema/c.ts": uses("@/lib/server/db") }],
  ["lib-does-not-know-its-users", { "lib/between-us.ts": uses("@/components/c"), "components/c.tsx": value }],
  ["components-do-not-know-pages", { "components/d.tsx": uses("@/app/somewhere"), "app/somewhere.ts": value }],
  ["server-draws-nothing", { "lib/server/a.ts": serverUses("@/components/e"), "components/e.tsx": value }],
  ["only-queries-and-commands-touch-the-database", { "lib/server/project/a.ts": serverUses("@/lib/server/db") }],
  ["only-queries-and-commands-touch-the-database", { "app/b.tsx": uses("@/lib/server/db") }],
  [
    "api-has-its-own-gate",
    { "app/api/v1/route.ts": uses("@/lib/server/project/loaders"), "lib/server/project/loaders.ts": server },
  ],
  ["testing-is-for-tests", { "lib/server/b.ts": serverUses("@/lib/testing/fake"), "lib/testing/fake.ts": value }],
  [
    "no-circle",
    {
      "lib/model/d.ts": uses("./e"),
      "lib/model/e.ts": 'import { other } from "./d";\n\nexport const value = other;\n',
    },
  ],
  ["resolvable", { "lib/model/f.ts": uses("./missing") }],
  ["resolvable", { "bench/a.ts": uses("./missing-too") }],
  ["only-queries-and-commands-touch-the-database", { "e2e/a.ts": uses("@/lib/server/db") }],
  ["used-by-somebody", { "lib/model/alone.ts": value }],
];

const LINES: readonly (readonly [string, string, string])[] = [
  ["lib/model/clock.ts", "export const other = Date.now();\n", "no clock and no chance"],
  ["lib/import/clock.ts", "export const other = new Date();\n", "no clock and no chance"],
  ["lib/schema/words.ts", "export const other = Date();\n", "no clock and no chance"],
  ["lib/format/timer.ts", "export const other = () => performance.now();\n", "no clock"],
  ["lib/model/wait.ts", "export const other = () => setTimeout(() => {}, 1);\n", "no clock"],
  ["lib/import/again.ts", "export const other = () => setInterval(() => {}, 1);\n", "no clock"],
  ["lib/schema/chance.ts", "export const other = Math.random();\n", "no clock and no chance"],
  ["lib/model/network.ts", 'export const other = fetch("https://example.org");\n', "no input or output"],
  ["lib/format/process.ts", "export const other = process.pid;\n", "the process it runs in"],
  ["lib/import/environment.ts", "export const other = process.env.HOME;\n", "process.env"],
  ["lib/model/crypto.ts", "export const other = crypto.randomUUID();\n", "has no chance"],
  [
    "lib/server/environment-reader.ts",
    'import "server-only";\n\nexport const other = process.env.HOME;\n',
    "process.env",
  ],
  ["components/console.ts", 'console.log("here");\n', "console"],
  ["lib/server/anything.ts", 'import "server-only";\n\nexport const other = (x: any) => x;\n', "any"],
];

const RULES: readonly (readonly [string, string, string])[] = [
  ["lib/model/long.ts", `${value.repeat(351)}`, "351 lines"],
  ["lib/utils/a.ts", value, "a folder says what is in it"],
  ["lib/model/index.ts", 'export { value } from "./rate";\n', "barrel"],
  ["app/minting.ts", 'import { mintWorkspaceScope } from "@/lib/server/auth/scope";\n', "makes a scope"],
  ["lib/server/project/open.ts", value, "server-only"],
  [
    "lib/server/project/commands.ts",
    `import "server-only";\n\nexport async function removeAll(id: string): Promise<void> {}\n`,
    "removeAll takes neither a scope",
  ],
  [
    "lib/server/verdict/queries.ts",
    `import "server-only";\n\nexport const listAll = (most: number) => most;\n`,
    "listAll takes neither a scope",
  ],
  [
    "lib/server/measurement/queries.ts",
    `import "server-only";\n\ntype Workspace = string;\nexport function listOf({ length }: Workspace) {}\n`,
    "listOf takes neither a scope",
  ],
];

const TIMEOUT_MS = 60_000;

describe("every rule", () => {
  it("of who may import whom has a breach", async () => {
    const file = path.join(ROOT, ".dependency-cruiser.mjs");
    const { default: cruiser }: { default: { forbidden: { name: string }[] } } = await import(file);
    expect(new Set(IMPORTS.map(([rule]) => rule))).toEqual(new Set(cruiser.forbidden.map(({ name }) => name)));
  });

  it("of what pure code may name has a breach", () => {
    const denied = biome.overrides.flatMap(({ linter, plugins = [] }) => [
      ...Object.keys(linter.rules.style?.noRestrictedGlobals?.options.deniedGlobals ?? {}),
      ...plugins.flatMap(callsIn),
    ]);
    expect(denied.length).toBeGreaterThan(10);
    for (const name of denied) {
      expect(
        LINES.some(([, text]) => text.includes(name)),
        name,
      ).toBe(true);
    }
  });

  it("that leaves something out names what is there", () => {
    for (const exception of Object.keys(UNSCOPED)) {
      const [file = "", name = ""] = exception.split(" ");
      expect(readFileSync(path.join(ROOT, file), "utf8"), exception).toMatch(
        new RegExp(`export (async function|function|const) ${name}\\b`),
      );
    }
  });
});

describe("a sound project", () => {
  it("passes every rule", { timeout: TIMEOUT_MS }, async () => {
    await withPlantedProject(sound, async (root) => {
      for (const step of [boundaries, lint, sources])
        expect(await step.run(root)).toMatchObject({ failed: 0, report: "" });
    });
  });
});

describe("a planted breach is caught", () => {
  it("of who may import whom", { timeout: TIMEOUT_MS }, async () => {
    const planted = Object.assign({}, sound, ...IMPORTS.map(([, files]) => files));
    const { failed, report } = await withPlantedProject(planted, (root) => boundaries.run(root));
    expect(failed).toBe(1);
    for (const [rule, files] of IMPORTS) {
      const [guilty] = Object.keys(files);
      expect(report, `${guilty} breaks ${rule}`).toMatch(new RegExp(`${rule}: ${guilty}( →|$)`, "m"));
    }
  });

  it("of what pure code and the rest may name", { timeout: TIMEOUT_MS }, async () => {
    const planted = { ...sound, ...Object.fromEntries(LINES.map(([name, text]) => [name, text])) };
    const { failed, report } = await withPlantedProject(planted, (root) => lint.run(root));
    expect(failed).toBe(1);
    for (const [name, , complaint] of LINES) {
      const about = report
        .split("\n\n\n")
        .join("\n")
        .split(/\n(?=\S+:\d+:\d+ )/);
      const found = about.filter((part) => part.startsWith(`${name}:`)).join("\n");
      expect(found, name).toContain(complaint);
    }
  });

  it("of the rules that no tool knows", async () => {
    const built = { "bench/bare/.next/types/routes.ts": value, "bench/bare/node_modules/a/utils/b.ts": value };
    const planted = { ...sound, ...built, ...Object.fromEntries(RULES.map(([name, text]) => [name, text])) };
    const { failed, report } = await withPlantedProject(planted, (root) => sources.run(root));
    expect(failed).toBe(1);
    const lines = report.split("\n");
    for (const [name, , complaint] of RULES) {
      expect(
        lines.some((line) => line.startsWith(`${name}:`) && line.includes(complaint)),
        name,
      ).toBe(true);
    }
    expect(lines).toHaveLength(RULES.length);
  });
});
