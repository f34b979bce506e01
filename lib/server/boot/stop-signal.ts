import "server-only";

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
  setInterval(() => process.ppid !== parent && once(), ORPHAN_CHECK_MS).unref();
}
