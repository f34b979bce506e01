import { afterAll, inject } from "vitest";
import { createDatabase } from "@/lib/server/boot/create-database";
import { TEMPLATE } from "@/lib/testing/global-database";

// Before the test file and everything it imports: lib/server/env.ts reads the address once.
const serverUrl = inject("databaseServerUrl");
const name = `worker_${process.env.VITEST_POOL_ID}`;
await createDatabase(serverUrl, name, TEMPLATE);
process.env.DATABASE_URL = serverUrl.replace("/postgres?", `/${name}?`);

afterAll(async () => {
  const { closeConnections } = await import("@/lib/server/db");
  await closeConnections();
});
