import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export type Migration = { readonly name: string; readonly sql: string };
export type SchemaFile = { readonly path: string; readonly content: string };

export const MIGRATIONS_FOLDER = "prisma/migrations";
export async function schemaFiles(root: string): Promise<readonly SchemaFile[]> {
  const models = (await readdir(path.join(root, "prisma/models"))).filter((name) => name.endsWith(".prisma")).sort();
  const names = ["prisma/schema.prisma", ...models.map((name) => `prisma/models/${name}`)];
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(path.join(root, name), "utf8") })),
  );
}

export async function migrationFiles(root: string): Promise<readonly Migration[]> {
  const folder = path.join(root, MIGRATIONS_FOLDER);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(path.join(folder, name, "migration.sql"), "utf8") })),
  );
}
