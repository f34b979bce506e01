import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

export type FreshDatabase = { readonly url: string; readonly rows: (sql: string) => Promise<readonly object[]> };

/** An empty database for tests of the database itself; gone after `use`. */
export async function withFreshDatabase<Value>(use: (database: FreshDatabase) => Promise<Value>): Promise<Value> {
  const serverUrl = inject("databaseServerUrl");
  const name = `fresh_${randomBytes(6).toString("hex")}`;
  const url = serverUrl.replace("/postgres?", `/${name}?`);
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await use({ url, rows: async (sql) => (await client.query(sql)).rows });
    } finally {
      await client.end();
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await server.end();
  }
}
