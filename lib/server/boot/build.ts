import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { sourceDigest } from "@/lib/server/boot/sources";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

const require = createRequire(import.meta.url);

async function runQuietly(script: string, args: readonly string[], root: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stopChild = () => child.kill("SIGTERM");
  process.once("exit", stopChild);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  process.removeListener("exit", stopChild);
  return { ok: code === 0, output: output.trim() };
}

/** Runs `work` unless its result already stands for these sources. */
async function onceForSources(mark: string, digest: string, work: () => Promise<void>): Promise<boolean> {
  if ((await readFile(mark, "utf8").catch(() => "")) === digest) return false;
  await rm(mark, { force: true });
  await work();
  await writeFile(mark, digest);
  return true;
}

/** The typed database client, made from prisma/. Needs no network: the engine is named and never run. */
export async function generateClient(root: string): Promise<boolean> {
  const mark = path.join(root, "lib/server/generated/.sources");
  return onceForSources(mark, await sourceDigest(root, ["prisma"], ["package-lock.json"]), async () => {
    const { ok, output } = await runQuietly(
      require.resolve("prisma/build/index.js"),
      ["generate", "--schema", "prisma"],
      root,
      {
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        CHECKPOINT_DISABLE: "1",
      },
    );
    if (!ok) throw new UserFacingError(`The database client could not be generated.\n${output}`);
  });
}

/** The application as Next serves it, built again only when what it is made from has changed. */
export async function buildApplication(root: string, say: (line: string) => void): Promise<boolean> {
  await generateClient(root);
  const mark = path.join(root, ".next/spotworthy-sources");
  return onceForSources(mark, await sourceDigest(root), async () => {
    say("Building the application; this takes about a minute and is done once.");
    const { ok, output } = await runQuietly(require.resolve("next/dist/bin/next"), ["build"], root, {
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    });
    if (!ok) throw new UserFacingError(`The application could not be built.\n${output}`);
  });
}
