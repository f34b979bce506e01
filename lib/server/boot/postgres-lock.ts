import "server-only";
import { existsSync } from "node:fs";
import { readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processState } from "@/lib/server/boot/process-table";

const SOCKET_LOCK = ".s.PGSQL.5432.lock";
const GRACE_MS = 20_000;

/** PostgreSQL's processes on this cluster, its orphaned backends included: all of them work inside its folder. */
async function processesOn(cluster: string): Promise<readonly number[]> {
  const folder = await realpath(cluster);
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)));
  return pids.filter((_, index) => folders[index] === folder);
}

/**
 * Makes way for a new server on a cluster whose owner is gone. An orphan is asked to stop. A lock is removed
 * when its process number now belongs to another program, or to a dead process that nobody has buried;
 * PostgreSQL, which knows the number only, would wait for ever. The caller holds the data folder's own lock.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const lockFile = path.join(cluster, "postmaster.pid");
  const content = await readFile(lockFile, "utf8").catch(() => "");
  const pid = Number(content.split("\n", 1)[0]);
  // Without /proc we cannot tell whose number it is, and a number that nobody has PostgreSQL handles itself.
  if (!Number.isInteger(pid) || pid <= 1 || !existsSync("/proc/self/cwd") || processState(pid) === null) return;

  if ((await processesOn(cluster)).includes(pid)) process.kill(pid, "SIGINT");
  const deadline = performance.now() + GRACE_MS;
  while ((await processesOn(cluster)).length > 0) {
    if (performance.now() > deadline) return;
    await sleep(50);
  }
  await rm(lockFile, { force: true });
  await rm(path.join(cluster, SOCKET_LOCK), { force: true });
}
