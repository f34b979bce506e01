import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { Pool } from "pg";

/**
 * Prisma's adapter cuts a script at every semicolon, those in comments and function bodies included, and runs
 * the pieces one by one. Sent whole, PostgreSQL parses it itself and keeps all of it or nothing.
 */
export function migrationAdapter(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  const connect = async (): Promise<SqlDriverAdapter> => {
    const adapter = await factory.connect();
    adapter.executeScript = async (script) => void (await pool.query(script));
    return adapter;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}
