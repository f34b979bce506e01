import "server-only";
import { readFileSync } from "node:fs";

export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

const CANDIDATES = ["postgres", "nobody"];

/** Whom PostgreSQL runs as when we are root, which it refuses to be; null when we are not root. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const candidate of CANDIDATES) {
    const [name, , uid, gid] = accounts.find(([known]) => known === candidate) ?? [];
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and this machine has none of the users ${CANDIDATES.join(", ")}.`,
  );
}
