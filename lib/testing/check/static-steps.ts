import path from "node:path";
import { runNode } from "@/lib/testing/check/command";
import { checkSources } from "@/lib/testing/check/source-rules";
import { type Step, verdictOf } from "@/lib/testing/check/step";

const TOOLS = path.resolve(import.meta.dirname, "../../../node_modules");

async function holds(root: string, tool: string, ...args: string[]) {
  const { code, output } = await runNode([path.join(TOOLS, tool), ...args], { cwd: root });
  return verdictOf(code === 0, output);
}

export const lint: Step = {
  name: "format and lint",
  run: (root) => holds(root, "@biomejs/biome/bin/biome", "ci", ".", "--colors=off", "--max-diagnostics=60"),
};

export const boundaries: Step = {
  name: "boundaries",
  run: (root) =>
    holds(
      root,
      "dependency-cruiser/bin/dependency-cruiser.mjs",
      ...["--config", ".dependency-cruiser.mjs", "--output-type", "err"],
      ...["app", "components", "lib", "prisma/seed", "bench", "e2e"],
    ),
};

export const types: Step = {
  name: "types",
  run: async (root) => {
    // Writes next-env.d.ts and the types of the routes, which git does not hold.
    const routes = await holds(root, "next/dist/bin/next", "typegen");
    return routes.failed > 0 ? routes : holds(root, "typescript/bin/tsc", "--noEmit");
  },
};

export const sources: Step = {
  name: "rules that no tool knows",
  run: async (root) => {
    const complaints = await checkSources(root);
    return verdictOf(complaints.length === 0, complaints.join("\n"));
  },
};
