import "server-only";
import { missingMigrations } from "@/lib/server/boot/migration-state";
import { migrationFiles } from "@/lib/server/boot/schema-files";
import { pool } from "@/lib/server/db";

const PATIENCE_MS = 3000;

/** Why the database cannot be used, in words for the operator; null when it can. */
export async function databaseComplaint(root: string): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`The database has not answered for ${PATIENCE_MS} ms.`), PATIENCE_MS);
  try {
    return await Promise.race([complaint(root), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function complaint(root: string): Promise<string | null> {
  try {
    const [client, known] = await Promise.all([pool.connect(), migrationFiles(root)]);
    try {
      const missing = await missingMigrations(client, known);
      return missing.length === 0 ? null : `The database lacks the migrations ${missing.join(", ")}.`;
    } finally {
      client.release();
    }
  } catch (error) {
    // A driver's words may hold the address of the server; ours are made to be shown.
    return error instanceof Error && error.name === "UserFacingError" ? error.message : "The database does not answer.";
  }
}
