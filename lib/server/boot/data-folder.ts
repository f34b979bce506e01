import "server-only";
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isAlive } from "@/lib/server/boot/postgres-lock";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

const running = z.object({
  pid: z.int().positive(),
  /** When that process began, in the kernel's own count: tells it from a later one with the same number. */
  began: z.string().nullable(),
  databaseUrl: z.string().nullable(),
  siteUrl: z.string().nullable(),
});
export type Running = z.infer<typeof running>;

const runningFile = (folder: string) => path.join(folder, "running.json");

async function processBeginning(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The program's name stands in brackets and may hold blanks; the beginning is the 20th field after it.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** Who uses this folder now; null when nobody does, whatever a dead process left behind. */
export async function whoRuns(folder: string): Promise<Running | null> {
  const content = await readFile(runningFile(folder), "utf8").catch(() => null);
  if (content === null) return null;
  const parsed = running.safeParse(jsonOrNull(content));
  if (!parsed.success || !isAlive(parsed.data.pid)) return null;
  return (await processBeginning(parsed.data.pid)) === parsed.data.began ? parsed.data : null;
}

function jsonOrNull(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** Takes the folder for this process, or says who has it. `note` publishes addresses for `npm run admin`. */
export async function takeDataFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = runningFile(folder);
  const me: Running = {
    pid: process.pid,
    began: await processBeginning(process.pid),
    databaseUrl: null,
    siteUrl: null,
  };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; ; attempt++) {
      const other = await whoRuns(folder);
      if (other) {
        const where = other.siteUrl ? ` at ${other.siteUrl}` : "";
        throw new UserFacingError(
          `Spotworthy already runs on ${path.resolve(folder)}${where} (process ${other.pid}). ` +
            "Stop it first, or set SPOTWORTHY_DATA_DIR to another folder.",
        );
      }
      // Linking fails when the name exists, so of two that start together one wins.
      if (attempt > 0) await rm(file, { force: true });
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
    note: (addresses: Pick<Running, "databaseUrl" | "siteUrl">) =>
      writeFile(file, JSON.stringify({ ...me, ...addresses }), { mode: 0o600 }),
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
