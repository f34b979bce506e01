import "server-only";
import path from "node:path";
import { createDatabase } from "@/lib/server/boot/create-database";
import { databasePassword, takeDataFolder, whoRuns } from "@/lib/server/boot/data-folder";
import { migrate } from "@/lib/server/boot/migrations";
import { startPostgres } from "@/lib/server/boot/postgres";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { readEnvironment } from "@/lib/server/environment";

const DATABASE = "spotworthy";

export type OpenDatabase = {
  readonly url: string;
  /** Resolves when the database ends without having been asked to. */
  readonly lost: Promise<void>;
  readonly announce: (siteUrl: string) => Promise<void>;
  /** Lets whoever starts next wait until this one is gone. */
  readonly announceStop: () => Promise<void>;
  readonly close: () => Promise<void>;
};

async function migrateOrExplain(url: string, root: string): Promise<void> {
  try {
    await migrate(url, root);
  } catch (error) {
    if (error instanceof UserFacingError || !(error instanceof Error) || !("code" in error)) throw error;
    const { host, pathname } = new URL(url);
    const name = decodeURIComponent(pathname.slice(1)) || "of DATABASE_URL";
    // Two refused addresses of one name come as an error without a message of its own.
    throw new UserFacingError(`The database ${name} at ${host} cannot be used: ${error.message || error.code}.`);
  }
}

/** The migrated database of this installation: DATABASE_URL's server, or our own on the data folder. */
export async function openDatabase(root: string, say: (line: string) => void = () => {}): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = readEnvironment();
  if (databaseUrl) {
    await migrateOrExplain(databaseUrl, root);
    return {
      url: databaseUrl,
      lost: new Promise(() => {}),
      announce: async () => {},
      announceStop: async () => {},
      close: async () => {},
    };
  }
  const folder = path.resolve(root, dataFolder);
  const lock = await takeDataFolder(folder);
  try {
    const password = await databasePassword(folder);
    const postgres = await startPostgres({ folder, password, say });
    const close = async () => {
      await postgres.stop();
      await lock.release();
    };
    try {
      await createDatabase(postgres.url("postgres"), DATABASE);
      const url = postgres.url(DATABASE);
      await migrate(url, root);
      await lock.note({ databaseUrl: url });
      return {
        url,
        lost: postgres.lost,
        announce: (siteUrl) => lock.note({ siteUrl }),
        announceStop: () => lock.note({ stopping: true }),
        close,
      };
    } catch (error) {
      await postgres.stop();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The database that a running `npm start` uses; without one, the same database for as long as this takes. */
export async function joinDatabase(root: string): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = readEnvironment();
  const running = databaseUrl ? null : await whoRuns(path.resolve(root, dataFolder));
  if (!running?.databaseUrl) return openDatabase(root);
  return {
    url: running.databaseUrl,
    lost: new Promise(() => {}),
    announce: async () => {},
    announceStop: async () => {},
    close: async () => {},
  };
}
