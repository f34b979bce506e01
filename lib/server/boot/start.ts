import "server-only";
import path from "node:path";
import type { NextServer } from "next/dist/server/next";
import { buildApplication, generateClient } from "@/lib/server/boot/build";
import { type OpenDatabase, openDatabase } from "@/lib/server/boot/database";
import { startHttpServer } from "@/lib/server/boot/http-server";
import { onStopSignal } from "@/lib/server/boot/stop-signal";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { systemClock } from "@/lib/server/clock";
import { readEnvironment } from "@/lib/server/environment";

const root = path.resolve(import.meta.dirname, "../../..");
const dev = process.argv.includes("--dev");
const say = (line: string) => void process.stdout.write(`${line}\n`);

type Closing = () => Promise<unknown>;

async function application(database: OpenDatabase, port: number) {
  // The rest of this process, and Next's copy of our modules, find the database where an operator would put it.
  Object.assign(process.env, { DATABASE_URL: database.url, PORT: String(port) });
  const { default: createNext } = (await import("next")) as unknown as {
    default: (options: object) => NextServer;
  };
  const next = createNext({ dev, dir: root, port, hostname: "localhost" });
  await next.prepare();
  return next;
}

async function welcome(port: number): Promise<string> {
  const { issueSetupCode } = await import("@/lib/server/auth/first-run");
  const { publicUrl } = readEnvironment({ ...process.env, PORT: String(port) });
  const code = await issueSetupCode();
  say(`\nSpotworthy answers at ${publicUrl}`);
  if (code) say(`There is no user yet. Make the owner here, once: ${new URL(`/first-run?code=${code}`, publicUrl)}`);
  say("Stop with Ctrl-C.");
  return publicUrl;
}

async function start(closings: Closing[]): Promise<OpenDatabase> {
  const http = await startHttpServer(readEnvironment());
  const opening = openDatabase(root, say);
  const opened = () => opening.catch(() => null);
  closings.push(
    async () => (await opened())?.announceStop(),
    http.close,
    async () => (await opened())?.close(),
  );

  // A database that is refused is said at once, not after a build.
  const database = await opening;
  await (dev ? generateClient(root) : buildApplication(root, say));
  const next = await application(database, http.port);
  const { closeConnections } = await import("@/lib/server/db");
  const { clearStaging } = await import("@/lib/server/interruption/staging/commands");
  const { sweepStaging } = await import("@/lib/server/interruption/staging/sweep");
  await clearStaging();
  const { judgeOutdatedEverywhere } = await import("@/lib/server/auth/outdated-verdicts");
  const judged = await judgeOutdatedEverywhere(systemClock.now());
  if (judged > 0) say(`Judged ${judged} ${judged === 1 ? "project" : "projects"} again: the model has changed.`);
  closings.splice(-1, 0, () => next.close(), sweepStaging(systemClock), closeConnections);
  http.serve({ answer: next.getRequestHandler(), upgrade: next.getUpgradeHandler() });
  await database.announce(await welcome(http.port));
  return database;
}

Object.assign(process.env, {
  NODE_ENV: dev ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

// A terminal that is gone must not keep us from stopping in order.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const closings: Closing[] = [];
let stopping: Promise<void> | undefined;
function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const close of closings) {
      await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
    process.exit(exitCode);
  })();
  return stopping;
}

onStopSignal(() => {
  say("\nStopping.");
  void stop(0);
});

try {
  const { lost } = await start(closings);
  await lost;
  process.stderr.write("The database has stopped by itself; so does Spotworthy. Start it again.\n");
  await stop(1);
} catch (error) {
  if (!stopping) {
    const text =
      error instanceof UserFacingError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
  }
  await stop(1);
}
