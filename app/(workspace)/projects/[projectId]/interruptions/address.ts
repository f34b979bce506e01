import { isUuid } from "@/lib/schema/uuid";
import type { LogCursor } from "@/lib/server/interruption/queries";

export type InterruptionsQuery = Partial<Record<"upload" | "imported" | "pools" | "after", string | string[]>>;

const MOST_IMPORTED = 50;

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

/** Logs of the import just made; those that were in the workspace before and added nothing carry a tilde. */
export const importedOf = ({ imported }: InterruptionsQuery) =>
  [imported ?? []]
    .flat()
    .slice(0, MOST_IMPORTED)
    .map((text) => ({ id: text.replace(/^~/, ""), known: text.startsWith("~") }))
    .filter(({ id }) => isUuid(id));

export const uploadOf = ({ upload }: InterruptionsQuery) => (isUuid(one(upload)) ? one(upload) : null);

/** The pool behind which the page of pools begins. */
export const poolsAfter = ({ pools }: InterruptionsQuery) => (isUuid(one(pools)) ? one(pools) : null);

export const cursorText = ({ importedAt, id }: LogCursor) => `${importedAt.getTime()}_${id}`;

export function cursorOf({ after }: InterruptionsQuery): LogCursor | null {
  const [, ms = "", id = ""] = /^(\d{1,14})_(.+)$/.exec(one(after)) ?? [];
  return isUuid(id) ? { importedAt: new Date(Number(ms)), id } : null;
}
