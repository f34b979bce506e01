import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Account, postgresAccount } from "@/lib/server/boot/postgres-account";
import { executable, type PostgresBinaries, postgresBinaries } from "@/lib/server/boot/postgres-binaries";
import { clearStaleLock } from "@/lib/server/boot/postgres-lock";
import { watchOverPostgres } from "@/lib/server/boot/postgres-watch";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

const USER = "spotworthy";
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;
const LONGEST_SOCKET_PATH = 90;

export type PostgresOptions = {
  /** Holds the cluster in `postgres/` and the server's log beside it. */
  readonly folder: string;
  readonly password: string;
  /** A server for tests: nothing needs to survive it, and its folder goes when it stops, however that happens. */
  readonly throwaway?: boolean;
  readonly say?: (line: string) => void;
};

export type Postgres = {
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
  /** Resolves when the server ends without having been asked to. */
  readonly lost: Promise<void>;
};

type Place = { readonly cluster: string; readonly argument: string; readonly account: Account | null };

/** Root's home is closed to the account that runs PostgreSQL, but a process may always enter its own working folder. */
const clusterArgument = (cluster: string, account: Account | null) =>
  account && process.platform === "linux" ? "/proc/self/cwd" : cluster;

const identity = (account: Account | null) => (account ? { uid: account.uid, gid: account.gid } : {});

const environment = { PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC", NODE_ENV: process.env.NODE_ENV };

async function createCluster(binaries: PostgresBinaries, cluster: string, password: string, account: Account | null) {
  const unfinished = `${cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const secrets = await mkdtemp(path.join(tmpdir(), "spotworthy-password-"));
  const passwordFile = path.join(secrets, "password");
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      for (const place of [unfinished, secrets, passwordFile]) await chown(place, account.uid, account.gid);
    }
    const child = spawn(
      executable(binaries, "initdb"),
      [
        `--pgdata=${clusterArgument(unfinished, account)}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
        "--no-sync",
      ],
      { cwd: unfinished, ...identity(account), env: environment, stdio: ["ignore", "ignore", "pipe"] },
    );
    let complaint = "";
    child.stderr.on("data", (chunk) => (complaint += chunk));
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`PostgreSQL could not create its folder ${cluster}: ${complaint.trim()}`);
    await rename(unfinished, cluster);
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no free port.");
  return address.port;
}

/** A socket inside the cluster, which only its owner can enter; loopback where sockets cannot be had. */
async function listening(cluster: string) {
  const takesSocket = process.platform !== "win32" && Buffer.byteLength(cluster) < LONGEST_SOCKET_PATH;
  if (takesSocket) {
    const flags = ["-c", "listen_addresses=", "-c", "unix_socket_directories=.", "-c", "unix_socket_permissions=0700"];
    return { flags, address: (database: string) => `localhost/${database}?host=${encodeURIComponent(cluster)}` };
  }
  const port = await freePort();
  const flags = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-p", String(port)];
  return { flags, address: (database: string) => `127.0.0.1:${port}/${database}` };
}

const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
const LASTING = ["fsync=on", "synchronous_commit=on", "full_page_writes=on", "max_wal_size=2GB"];

async function launch(binaries: PostgresBinaries, place: Place, flags: readonly string[], logFile: string) {
  const log = await open(logFile, "w", 0o600);
  try {
    // Its own process group: Ctrl-C must reach it through us, after the last request is answered.
    return spawn(executable(binaries, "postgres"), ["-D", place.argument, ...flags], {
      cwd: place.cluster,
      ...identity(place.account),
      env: environment,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    if (await answers(url)) return;
    await sleep(20);
  }
  child.kill("SIGQUIT");
  const lastWords = (await readFile(logFile, "utf8")).trim().split("\n").slice(-5).join("\n");
  throw new UserFacingError(`PostgreSQL did not start. Its log (${logFile}) ends with:\n${lastWords}`);
}

/** Starts the packaged PostgreSQL on a folder that no other process may be using. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { folder, password, throwaway = false, say = () => {} } = options;
  const cluster = path.resolve(folder, "postgres");
  const account = postgresAccount();
  const binaries = await postgresBinaries(account);
  if (account) say(`PostgreSQL refuses to run as root; it runs as the user ${account.name}.`);
  if (binaries.copiedTo) say(`That user cannot read this folder; its programs were copied to ${binaries.copiedTo}.`);

  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(cluster)) await createCluster(binaries, cluster, password, account);
  await clearStaleLock(cluster);

  const { flags, address } = await listening(cluster);
  const settings = (throwaway ? THROWAWAY : LASTING).flatMap((setting) => ["-c", setting]);
  const logFile = path.resolve(folder, "postgres.log");
  const place = { cluster, argument: clusterArgument(cluster, account), account };
  const child = await launch(binaries, place, [...flags, ...settings], logFile);
  const ended = once(child, "exit");
  const watch = watchOverPostgres(child, throwaway ? folder : null);
  const url = (database: string) => `postgresql://${USER}:${password}@${address(database)}`;

  let asked = false;
  const stop = async () => {
    asked = true;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGINT");
      await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGQUIT");
        await ended;
      }
    }
    await watch.dismiss();
    if (throwaway) await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, url("postgres"), logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  const lost = new Promise<void>((resolve) => void ended.then(() => asked || resolve()));
  return { url, stop, lost };
}
