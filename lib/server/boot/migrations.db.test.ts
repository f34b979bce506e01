import path from "node:path";
import { expect, it } from "vitest";
import { migrate } from "@/lib/server/boot/migrations";
import { differenceSql } from "@/lib/server/boot/schema-engine";
import { migrationFiles, schemaFiles } from "@/lib/server/boot/schema-files";
import { type FreshDatabase, withFreshDatabase } from "@/lib/testing/fresh-database";

const root = path.resolve(import.meta.dirname, "../../..");

/** What Prisma knows of a database. Unlogged tables hold uploads in waiting and are no part of the schema. */
async function structure({ rows }: FreshDatabase) {
  const ours = `FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
     AND t.relkind = 'r' AND t.relpersistence = 'p' AND t.relname <> '_prisma_migrations'`;
  const columns = await rows(
    `SELECT t.relname, a.attname, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull,
            pg_get_expr(d.adbin, d.adrelid) AS standard
       ${ours} JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (t.oid, a.attnum) ORDER BY 1, 2`,
  );
  const constraints = await rows(
    `SELECT t.relname, c.conname, pg_get_constraintdef(c.oid) AS definition
       ${ours} JOIN pg_constraint c ON c.conrelid = t.oid AND c.contype IN ('p', 'f', 'u') ORDER BY 1, 2`,
  );
  const indexes = await rows(
    `SELECT t.relname, pg_get_indexdef(i.indexrelid) AS definition
       ${ours} JOIN pg_index i ON i.indrelid = t.oid ORDER BY 1, 2`,
  );
  return { columns, constraints, indexes };
}

it("makes the database that the schema describes", async () => {
  const wanted = await withFreshDatabase(async (database) => {
    await database.rows(await differenceSql([], await schemaFiles(root)));
    return structure(database);
  });
  const made = await withFreshDatabase(async (database) => {
    await migrate(database.url, root);
    return structure(database);
  });
  expect(made.columns, "after a change of the schema: npm run db:migration NAME").toEqual(wanted.columns);
  // What Prisma cannot word is written by hand and comes on top.
  expect(made.constraints).toEqual(expect.arrayContaining([...wanted.constraints]));
  expect(made.indexes).toEqual(expect.arrayContaining([...wanted.indexes]));
});

it("is recorded as Prisma records it, and applies nothing a second time", async () => {
  await withFreshDatabase(async ({ url, rows }) => {
    const names = (await migrationFiles(root)).map(({ name }) => name);
    expect(await migrate(url, root)).toEqual(names);
    expect(await migrate(url, root)).toEqual([]);
    const recorded = await rows("SELECT migration_name, applied_steps_count FROM _prisma_migrations ORDER BY 1");
    expect(recorded).toEqual(names.map((name) => ({ migration_name: name, applied_steps_count: 1 })));
  });
});

it("lets two processes at once take turns", async () => {
  await withFreshDatabase(async ({ url }) => {
    const applied = await Promise.all([migrate(url, root), migrate(url, root)]);
    expect(applied.map((names) => names.length).sort()).toEqual([0, (await migrationFiles(root)).length]);
  });
});

it("refuses a database that holds somebody else's tables", async () => {
  await withFreshDatabase(async ({ url, rows }) => {
    await rows("CREATE TABLE invoices (id int)");
    await expect(migrate(url, root)).rejects.toThrow("tables that are not Spotworthy's (public.invoices)");
    expect(await rows("SELECT relname FROM pg_class WHERE relname = '_prisma_migrations'")).toEqual([]);
  });
});

it("refuses another application's history, and a newer one of ours", async () => {
  await withFreshDatabase(async ({ url, rows }) => {
    await migrate(url, root);
    await rows(
      "UPDATE _prisma_migrations SET migration_name = '20990101000000_later' WHERE migration_name LIKE '%_first'",
    );
    await expect(migrate(url, root)).rejects.toThrow("20990101000000_later is unknown here");
  });
});

it("refuses to go on where a migration was changed afterwards", async () => {
  await withFreshDatabase(async ({ url, rows }) => {
    await migrate(url, root);
    await rows("UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name LIKE '%_first'");
    await expect(migrate(url, root)).rejects.toThrow("has changed since");
  });
});
