import { randomBytes } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createDatabase } from "@/lib/server/boot/create-database";
import { migrate } from "@/lib/server/boot/migrations";
import { startPostgres } from "@/lib/server/boot/postgres";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

export const TEMPLATE = "template_spotworthy";

/** One server for the whole run, in a folder of its own that goes with it, even after kill -9. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "spotworthy-test-"));
  const postgres = await startPostgres({ folder, password: randomBytes(16).toString("hex"), throwaway: true });
  try {
    await createDatabase(postgres.url("postgres"), TEMPLATE);
    await migrate(postgres.url(TEMPLATE), project.config.root);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide("databaseServerUrl", postgres.url("postgres"));
  return postgres.stop;
}
