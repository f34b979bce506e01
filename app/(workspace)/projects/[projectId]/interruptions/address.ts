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

export function poolsShown({ pools }: InterruptionsQuery, step: number): number {
  const asked = Number(one(pools));
  return Number.isInteger(asked) && asked > step && asked <= 100_000 ? asked : step;
}

export const cursorText = ({ importedAt, id }: LogCursor) => `${importedAt.getTime()}_${id}`;

export function cursorOf({ after }: InterruptionsQuery): LogCursor | null {
  const [, ms = "", id = ""] = /^(\d{1,14})_(.+)$/.exec(one(after)) ?? [];
  return isUuid(id) ? { importedAt: new Date(Number(ms)), id } : null;
}
