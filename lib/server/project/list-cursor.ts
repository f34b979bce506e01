import "server-only";
import { z } from "zod";
import { isUuid } from "@/lib/schema/uuid";

/** Where a page ended: the sort key and the id of its last row. Opaque to everyone outside. */
export type ListCursor<Key> = { key: Key; id: string };

export const encodeCursor = (cursor: ListCursor<string | number | readonly (string | number | null)[]>): string =>
  Buffer.from(JSON.stringify([cursor.key, cursor.id])).toString("base64url");

/** null for a cursor that is absent, broken, or from another sort: the list then starts at the top. */
export function decodeCursor<Key>(text: string | undefined, key: z.ZodType<Key>): ListCursor<Key> | null {
  if (text === undefined) return null;
  const parsed = z.tuple([key, z.string().refine(isUuid)]).safeParse(jsonOf(text));
  return parsed.success ? { key: parsed.data[0], id: parsed.data[1] } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
