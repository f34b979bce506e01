import "server-only";
import { Client } from "pg";

/** Makes the database unless it is there already. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount) return;
    const from = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : "";
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
}
