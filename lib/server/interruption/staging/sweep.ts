import "server-only";
import type { Clock } from "@/lib/server/clock";
import { log } from "@/lib/server/log";
import { clearExpired } from "./commands";

const SWEEP_EVERY_MS = 5 * 60_000;

/** Drops now and then what waits for too long. Ends by what it returns, which waits for a sweep that runs. */
export function sweepStaging(clock: Clock, everyMs: number = SWEEP_EVERY_MS): () => Promise<void> {
  let sweep: Promise<void> | null = null;
  const timer = setInterval(() => {
    sweep ??= clearExpired(clock.now())
      .then(() => {})
      .catch((error: unknown) => log.error("Uploads that expired could not be dropped.", error))
      .finally(() => {
        sweep = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweep;
  };
}
