import path from "node:path";
import { expect, it, vi } from "vitest";
import { pool } from "@/lib/server/db";
import { databaseComplaint } from "@/lib/server/health/queries";

const root = path.resolve(import.meta.dirname, "../../..");

it("has nothing to complain about a migrated database", async () => {
  expect(await databaseComplaint(root)).toBeNull();
});

it("names the migration that is missing", async () => {
  await pool.query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name LIKE '%_first'");
  try {
    expect(await databaseComplaint(root)).toMatch(/lacks the migrations \d+_first\./);
  } finally {
    await pool.query("UPDATE _prisma_migrations SET rolled_back_at = NULL");
  }
});

it("keeps the driver's words to itself when the database is gone", async () => {
  vi.spyOn(pool, "connect").mockImplementation(() => Promise.reject(new Error("ECONNREFUSED 10.0.0.7:5432")));
  expect(await databaseComplaint(root)).toBe("The database does not answer.");
});
