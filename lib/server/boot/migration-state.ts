import "server-only";
import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import type { Migration } from "@/lib/server/boot/schema-files";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

type Recorded = { migration_name: string; checksum: string; finished: boolean };

const checksum = (migration: Migration) => createHash("sha256").update(migration.sql).digest("hex");

async function recordedMigrations(client: ClientBase): Promise<readonly Recorded[] | null> {
  const { rows: found } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS ours");
  if (!found[0].ours) return null;
  const { rows } = await client.query<Recorded>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return rows;
}

async function refuseForeignTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY name LIMIT 3`,
  );
  if (rows.length > 0) {
    const names = rows.map(({ name }) => name).join(", ");
    throw new UserFacingError(
      `The database holds tables that are not Spotworthy's (${names}). Give DATABASE_URL an empty database.`,
    );
  }
}

function refuseForeignHistory(recorded: readonly Recorded[], known: readonly Migration[]): void {
  const checksums = new Map(known.map((migration) => [migration.name, checksum(migration)]));
  for (const { migration_name: name, checksum: recordedChecksum, finished } of recorded) {
    const expected = checksums.get(name);
    if (expected === undefined) {
      throw new UserFacingError(
        `The database was written by another application or a newer Spotworthy (migration ${name} is unknown here).`,
      );
    }
    if (!finished) {
      throw new UserFacingError(`Migration ${name} was begun and not finished. Restore a backup, then start again.`);
    }
    if (expected !== recordedChecksum) {
      throw new UserFacingError(`Migration ${name} has changed since this database applied it.`);
    }
  }
}

/** Names of the migrations that the database still lacks; throws when it is not ours to migrate. */
export async function missingMigrations(client: ClientBase, known: readonly Migration[]): Promise<readonly string[]> {
  const recorded = await recordedMigrations(client);
  if (recorded === null) await refuseForeignTables(client);
  else refuseForeignHistory(recorded, known);
  const applied = new Set(recorded?.map((row) => row.migration_name));
  return known.map(({ name }) => name).filter((name) => !applied.has(name));
}
