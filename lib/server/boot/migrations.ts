import "server-only";
import path from "node:path";
import { Client } from "pg";
import { missingMigrations } from "@/lib/server/boot/migration-state";
import { applyMigrations } from "@/lib/server/boot/schema-engine";
import { MIGRATIONS_FOLDER, migrationFiles, schemaFiles } from "@/lib/server/boot/schema-files";

const ONE_MIGRATION_AT_A_TIME = 7_768_067_841;

/** Brings the database to the newest migration; two processes at once take turns. Returns the names applied. */
export async function migrate(databaseUrl: string, root: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ONE_MIGRATION_AT_A_TIME]);
    const known = await migrationFiles(root);
    const missing = await missingMigrations(client, known);
    // The engine costs a third of a second to load, and usually there is nothing to do.
    if (missing.length === 0) return [];
    return await applyMigrations(databaseUrl, path.join(root, MIGRATIONS_FOLDER), await schemaFiles(root), known);
  } finally {
    await client.end();
  }
}
