import "server-only";
import { readFileSync } from "node:fs";

type ProcessState = { readonly state: string; readonly parent: number; readonly began: string };

/** What the kernel says of a process; null when there is none, or no /proc to ask. */
export function processState(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may hold blanks; the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", parent: Number(fields[1]), began: fields[19] ?? "" };
  } catch {
    return null;
  }
}

/** A dead process that nobody has buried yet, as happens in containers, does not count as alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return processState(pid)?.state !== "Z";
}
