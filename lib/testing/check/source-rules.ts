import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { unscoped } from "@/lib/testing/check/scope-rule";

const LONGEST_FILE = 350;
const FOLDERS = ["app", "components", "lib", "e2e", "bench", "prisma"];
const WRITTEN_BY_MACHINES = /^lib\/server\/generated\/|\/(node_modules|\.[^/]+)\//;
const SOURCE = /\.(tsx?|css|mjs|prisma)$/;
const BANNED_FOLDER = /(^|\/)(utils?|helpers?|hooks?|types)\//;
const BARREL = /^(\s*export\s[^;]*\sfrom\s[^;]*;\s*)+$/;
const MAY_MINT = /^prisma\/seed\/|^lib\/(server\/auth|testing)\/|\.test\.tsx?$/;
// A command that has just made a project in the caller's workspace knows that it exists there.
const MAY_MINT_PROJECT = /\/commands\.ts$/;

type Source = { readonly name: string; readonly text: string };

function complaintsOf({ name, text }: Source): readonly string[] {
  const complaints: string[] = [];
  const lines = text.split("\n").length - 1;
  if (lines > LONGEST_FILE) complaints.push(`${name}: ${lines} lines; split it at ${LONGEST_FILE}.`);
  if (BANNED_FOLDER.test(name)) complaints.push(`${name}: a folder says what is in it, not what kind of code.`);
  if (/\.tsx?$/.test(name) && BARREL.test(text)) complaints.push(`${name}: only passes others on (a barrel file).`);
  const mints =
    /\bmintWorkspaceScope\b/.test(text) || (/\bmintProjectScope\b/.test(text) && !MAY_MINT_PROJECT.test(name));
  if (mints && !MAY_MINT.test(name)) complaints.push(`${name}: only lib/server/auth makes a scope.`);
  const isServer = name.startsWith("lib/server/") && /\.ts$/.test(name) && !/\.test\.ts$/.test(name);
  // The hook that explains `server-only` to Node is loaded before anything can import it.
  const explains = name === "lib/server/boot/server-side.ts";
  if (isServer && !explains && !text.startsWith('import "server-only";')) {
    complaints.push(`${name}: the first line must be import "server-only";`);
  }
  return [...complaints, ...unscoped(name, text)];
}

/** House rules that neither the linter nor the import graph can see. One line a breach. */
export async function checkSources(root: string): Promise<readonly string[]> {
  const names = (
    await Promise.all(
      FOLDERS.map(async (folder) => {
        const found = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
        return found.map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`);
      }),
    )
  ).flat();
  const wanted = names.filter((name) => SOURCE.test(name) && !WRITTEN_BY_MACHINES.test(name)).sort();
  const read = await Promise.all(
    wanted.map(async (name) => ({ name, text: await readFile(path.join(root, name), "utf8") })),
  );
  return read.flatMap(complaintsOf);
}
