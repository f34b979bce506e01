import "server-only";
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isAlive, processState } from "@/lib/server/boot/process-table";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

const running = z.object({
  pid: z.int().positive(),
  /** When that process began, in the kernel's own count: tells it from a later one with the same number. */
  began: z.string().nullable(),
  databaseUrl: z.string().nullable(),
  siteUrl: z.string().nullable(),
  stopping: z.boolean(),
});
export type Running = z.infer<typeof running>;

const LONGEST_STOP_MS = 45_000;
const ORPHAN_MS = 500;

const beginning = (pid: number) => processState(pid)?.began ?? null;

const runningFile = (folder: string) => path.join(folder, "running.json");

/** The process that a note speaks of; null when the note is damaged or its process is gone. */
async function liveProcess(noteFile: string): Promise<Running | null> {
  const content = await readFile(noteFile, "utf8").catch(() => "");
  const parsed = running.safeParse(jsonOrNull(content));
  if (!parsed.success || !isAlive(parsed.data.pid)) return null;
  return beginning(parsed.data.pid) === parsed.data.began ? parsed.data : null;
}

/** Who uses this folder now; null when nobody does, whatever a dead process left behind. */
export const whoRuns = (folder: string) => liveProcess(runningFile(folder));

function jsonOrNull(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** Takes away what a dead process left. Had another one replaced it just now, that one's note is put back. */
async function removeStale(file: string, draft: string): Promise<void> {
  const aside = `${draft}.stale`;
  await rename(file, aside).catch(() => {});
  if (await liveProcess(aside)) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

/** The same, but gives a process time to go that is stopping, or that is about to learn that its npm is gone. */
async function whoStays(folder: string): Promise<Running | null> {
  const began = performance.now();
  for (;;) {
    const other = await whoRuns(folder);
    if (!other || performance.now() - began > (other.stopping ? LONGEST_STOP_MS : ORPHAN_MS)) return other;
    await sleep(50);
  }
}

/** Takes the folder for this process, or says who has it. `note` publishes addresses for `npm run admin`. */
export async function takeDataFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = runningFile(folder);
  const me: Running = {
    pid: process.pid,
    began: beginning(process.pid),
    databaseUrl: null,
    siteUrl: null,
    stopping: false,
  };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; ; attempt++) {
      const other = await whoStays(folder);
      if (other) {
        const where = other.siteUrl ? ` at ${other.siteUrl}` : "";
        throw new UserFacingError(
          `Spotworthy already runs on ${path.resolve(folder)}${where} (process ${other.pid}). ` +
            "Stop it first, or set SPOTWORTHY_DATA_DIR to another folder.",
        );
      }
      if (attempt > 0) await removeStale(file, draft);
      // Linking fails when the name exists, so of two that start together one wins.
      const taken = await link(draft, file).then(
        () => true,
        () => false,
      );
      if (taken) break;
      if (attempt > 5) throw new Error(`Cannot write ${file}.`);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    note: async (news: Partial<Pick<Running, "databaseUrl" | "siteUrl" | "stopping">>) => {
      Object.assign(me, news);
      await writeFile(file, JSON.stringify(me), { mode: 0o600 });
    },
    release: () => rm(file, { force: true }),
  };
}

/** The password is drawn once and then kept in a file that only its owner can read. */
export async function databasePassword(folder: string): Promise<string> {
  const file = path.join(folder, "database-password");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  const drawn = randomBytes(32).toString("hex");
  await writeFile(file, `${drawn}\n`, { mode: 0o600 });
  return drawn;
}
