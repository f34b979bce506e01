import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const FOLDERS = ["app", "components", "lib", "prisma", "public"];
const FILES = ["next.config.ts", "package-lock.json", "tsconfig.json"];
const IRRELEVANT = /\.(test|property\.test|db\.test|long\.test)\.tsx?$|^lib\/(testing|server\/generated)\//;

async function filesUnder(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

/** A digest of everything that the built application is made from. */
export async function sourceDigest(root: string, folders: readonly string[] = FOLDERS, files = FILES): Promise<string> {
  const found = (await Promise.all(folders.map((folder) => filesUnder(root, folder)))).flat();
  const names = [...files, ...found].filter((name) => !IRRELEVANT.test(name)).sort();
  const contents = await Promise.all(names.map((name) => readFile(path.join(root, name)).catch(() => "")));
  const digest = createHash("sha256").update(process.version);
  names.forEach((name, index) => {
    const content = contents[index] ?? "";
    digest.update(`\n${name} ${content.length}\n`).update(content);
  });
  return digest.digest("hex");
}
