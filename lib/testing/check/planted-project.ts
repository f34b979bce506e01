import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const RULES = [".dependency-cruiser.mjs", "biome.json", "tsconfig.json", "lib/testing/lint"];
const FOLDERS = ["app", "components", "lib", "prisma/seed", "bench", "e2e"];

/** A small project under our own rules, in a temporary folder, with exactly these files. */
export async function withPlantedProject<Value>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => Promise<Value>,
): Promise<Value> {
  const root = await mkdtemp(path.join(tmpdir(), "spotworthy-planted-"));
  try {
    for (const name of RULES) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true });
    await symlink(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
    await writeFile(path.join(root, ".gitignore"), "node_modules\n");
    for (const folder of FOLDERS) await mkdir(path.join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), text);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
