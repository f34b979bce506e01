import "server-only";
import { existsSync } from "node:fs";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const GRACE_MS = 20_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Makes way for a new server on a cluster whose owner is gone. An orphan is asked to stop; a lock whose
 * process number now belongs to another program is removed. The caller holds the data folder's own lock.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const lockFile = path.join(cluster, "postmaster.pid");
  const content = await readFile(lockFile, "utf8").catch(() => "");
  const pid = Number(content.split("\n", 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  // Without /proc we cannot tell whose number it is; PostgreSQL decides then.
  if (!existsSync("/proc/self/cwd")) return;

  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (workingFolder !== (await realpath(cluster))) {
    await rm(lockFile, { force: true });
    return;
  }
  process.kill(pid, "SIGINT");
  const deadline = performance.now() + GRACE_MS;
  while (isAlive(pid) && performance.now() < deadline) await sleep(50);
}
