import "server-only";
import { readFileSync } from "node:fs";
import { processState } from "@/lib/server/boot/process-table";

const ORPHAN_CHECK_MS = 100;

/** Calls back once when somebody asks this process to stop, or when the npm that started it is gone. */
export function onStopSignal(stop: () => void): void {
  let asked = false;
  const once = () => {
    if (!asked) stop();
    asked = true;
  };
  // Stays registered: npm passes Ctrl-C on a second time, and that must not cut the first short.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const parent = process.ppid;
  const npm = isWrapper(parent) ? (processState(parent)?.parent ?? null) : null;
  const isOrphan = () => process.ppid !== parent || (npm !== null && processState(parent)?.parent !== npm);
  setInterval(() => isOrphan() && once(), ORPHAN_CHECK_MS).unref();
}

/** npm runs a script by `sh -c "node …"`; that shell outlives npm. */
function isWrapper(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("sh\0-c\0");
  } catch {
    return false;
  }
}
