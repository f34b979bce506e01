import { startServer } from "./started-server";

/** One server for all tests, on a data folder of its own; tests get workspaces of their own on it. */
export default async function serveTests(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.E2E_BASE_URL = server.url;
  process.env.E2E_DATA_FOLDER = server.dataFolder;
  return server.stop;
}
