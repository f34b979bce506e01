import { statSync } from "node:fs";
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";

// Node runs TypeScript by leaving the types out. What it does not know are our two ways of naming a file,
// `@/lib/result` and `./scope`, and that this process is the server for which `server-only` is empty.
// React must not see that condition: the same process loads it for rendering.

const ROOT = new URL("../../../", import.meta.url);
const ENDINGS = [".ts", ".tsx", "/index.ts"];

function isFile(url: URL): boolean {
  return statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile() ?? false;
}

function fileNamed(specifier: string, importer: string | undefined): string | null {
  const isAlias = specifier.startsWith("@/");
  if (!isAlias && !specifier.startsWith(".")) return null;
  if (!importer?.startsWith("file:") || !/\.tsx?$/.test(importer)) return null;
  const bare = isAlias ? new URL(specifier.slice(2), ROOT) : new URL(specifier, importer);
  if (isFile(bare)) return bare.href;
  return ENDINGS.map((ending) => new URL(bare.href + ending)).find(isFile)?.href ?? null;
}

if (!("registerHooks" in nodeModule)) {
  process.stderr.write(
    "Spotworthy brings its own Node 24, but its install script has not run. Run `npm install` with scripts allowed.\n",
  );
  process.exit(1);
}

nodeModule.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") {
      return next(specifier, { ...context, conditions: [...(context.conditions ?? []), "react-server"] });
    }
    return next(fileNamed(specifier, context.parentURL) ?? specifier, context);
  },
});
