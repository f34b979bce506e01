import "server-only";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool } from "pg";
import { migrationAdapter } from "@/lib/server/boot/migration-adapter";
import { offlineAdapter } from "@/lib/server/boot/offline-adapter";
import type { Migration, SchemaFile } from "@/lib/server/boot/schema-files";

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** The engine leaves a timer of ten seconds behind, for which the process would wait. */
function letProcessEnd([name, value]: [string, unknown]): [string, unknown] {
  if (!name.startsWith("__wbg_setTimeout") || typeof value !== "function") return [name, value];
  return [name, (...words: unknown[]) => value(...words).unref()];
}

let loaded: Promise<void> | undefined;

/** Prisma's own schema engine as WebAssembly: the native one would have to be downloaded. */
function load(): Promise<void> {
  loaded ??= (async () => {
    const script = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    const bytes = await readFile(path.join(path.dirname(script), "schema_engine_bg.wasm"));
    const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes), {
      "./schema_engine_bg.js": Object.fromEntries(Object.entries(glue).map(letProcessEnd)) as WebAssembly.ModuleImports,
    });
    glue.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return loaded;
}

async function openEngine(files: readonly SchemaFile[], factory: SqlMigrationAwareDriverAdapterFactory) {
  await load();
  const datamodels = files.map(({ path: name, content }): [string, string] => [name, content]);
  return glue.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

/** Applies what is missing, in order, and records it as `prisma migrate deploy` would. Returns the names applied. */
export async function applyMigrations(
  databaseUrl: string,
  folder: string,
  files: readonly SchemaFile[],
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const pool = new Pool({ connectionString: databaseUrl, allowExitOnIdle: true });
  const engine = await openEngine(files, migrationAdapter(pool));
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
        })),
        shadowDbInitScript: "",
      },
      filters: NO_FILTER,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
    await pool.end();
  }
}

/** The SQL that turns a database of the schema `from` into one of the schema `to`; empty when they agree. */
export async function differenceSql(from: readonly SchemaFile[], to: readonly SchemaFile[]): Promise<string> {
  const engine = await openEngine(to, offlineAdapter());
  const target = (files: readonly SchemaFile[]) =>
    files.length === 0
      ? { tag: "empty" as const }
      : { tag: "schemaDatamodel" as const, files: files.map((file) => ({ ...file })) };
  try {
    const { stdout } = await engine.diff({
      from: target(from),
      to: target(to),
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    const sql = stdout?.trim() ?? "";
    return sql === "-- This is an empty migration." ? "" : sql;
  } finally {
    engine.free();
  }
}
