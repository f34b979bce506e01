import "server-only";
import { createHash } from "node:crypto";

/** Keys in order, so that the same inputs read the same whoever built the object. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export const inputHash = (inputs: unknown): string => createHash("sha256").update(canonicalJson(inputs)).digest("hex");
