import "server-only";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { env } from "@/lib/server/env";

const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Never from an argument: those stand in the process list and in the shell's history. */
export async function readPassword(email: string): Promise<string> {
  if (env.password !== undefined) return env.password;
  if (!process.stdin.isTTY) {
    throw new UserFacingError("Set SPOTWORTHY_PASSWORD, or run this at a terminal to be asked for the password.");
  }
  const first = await ask(`Password for ${email}: `);
  if ((await ask("The same again: ")) !== first) throw new UserFacingError("The two passwords differ.");
  return first;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // readline echoes what is typed to its output
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  const cancelled = new Promise<never>((_, reject) => {
    terminal.on("SIGINT", () => reject(new UserFacingError("Cancelled. Nothing was changed.")));
  });
  try {
    return await Promise.race([terminal.question(""), cancelled]);
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
