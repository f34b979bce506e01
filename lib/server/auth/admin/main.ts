import "server-only";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { readCommand, USAGE } from "./arguments";

async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (!command) {
    process.stdout.write(USAGE);
    return;
  }
  const { joinDatabase } = await import("@/lib/server/boot/database");
  const database = await joinDatabase(process.cwd());
  process.env.DATABASE_URL = database.url;
  // What follows opens its connections while it is being loaded, so it is loaded only now.
  const [{ run }, { readPassword }, { closeConnections }, { systemClock }] = await Promise.all([
    import("./run"),
    import("./password"),
    import("@/lib/server/db"),
    import("@/lib/server/clock"),
  ]);
  try {
    for (const answer of await run(command, { password: readPassword, now: systemClock.now() })) {
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    await closeConnections();
    await database.close();
  }
}

process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // Whoever reads the answer may have seen enough of it, as in `| head -1`.
  if (code === "EPIPE") return;
  process.stderr.write(`The answer could not be written: ${message}\n`);
  process.exitCode = 1;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  const text = error instanceof UserFacingError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
