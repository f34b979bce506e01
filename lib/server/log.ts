import "server-only";
import { systemClock } from "@/lib/server/clock";

type Detail = Readonly<Record<string, string | number | boolean | null | undefined>>;

function line(level: "info" | "warn" | "error", message: string, detail: Detail = {}): string {
  return `${JSON.stringify({ at: systemClock.now().toISOString(), level, message, ...detail })}\n`;
}

/** One JSON line an event on standard error; standard output belongs to the person at the terminal. */
export const log = {
  info: (message: string, detail?: Detail) => void process.stderr.write(line("info", message, detail)),
  warn: (message: string, detail?: Detail) => void process.stderr.write(line("warn", message, detail)),
  error: (message: string, cause?: unknown, detail?: Detail) =>
    void process.stderr.write(
      line("error", message, { ...detail, cause: cause instanceof Error ? (cause.stack ?? cause.message) : undefined }),
    ),
};
