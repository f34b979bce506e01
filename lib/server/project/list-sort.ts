import "server-only";
import { z } from "zod";
import { SHOWABLE } from "@/lib/schema/line";
import type { ProjectListQuery } from "@/lib/schema/project-list";
import { Prisma } from "@/lib/server/generated/client";
import { decodeCursor } from "@/lib/server/project/list-cursor";

/** JSON has no Infinity, so an unknown's key travels as null. */
const numericKey = z.number().nullable();
const textKey = z.string().max(500).regex(SHOWABLE);
const dateKey = z.iso.datetime();

type Sort = {
  /** Exactly the expression of an index of the constraints migration. */
  expression: Prisma.Sql;
  key: z.ZodType<string | number | null>;
  cast: Prisma.Sql;
  /** Which way the index is read. */
  direction: "asc" | "desc";
};

/** Projects that the order does not tell apart stand by name, and one name in two spellings by id. */
export const nameKey = Prisma.sql`lower(v.project_name)`;

const columns = {
  interval: Prisma.sql`v.interval_s`,
  rate: Prisma.sql`v.rate_per_instance_hour`,
  saving: Prisma.sql`v.saving_fraction`,
};

/** What stands for an unknown's key, so that it comes last in either direction: neither the best nor the worst. */
export const UNKNOWN_KEY = "Infinity";

export function listSort({ sort, direction }: Pick<ProjectListQuery, "sort" | "direction">): Sort {
  switch (sort) {
    case "verdict":
      return { expression: Prisma.sql`v.answer`, key: textKey, cast: Prisma.sql`text`, direction };
    case "name":
      return { expression: nameKey, key: textKey, cast: Prisma.sql`text`, direction };
    case "judged":
      return { expression: Prisma.sql`v.judged_at`, key: dateKey, cast: Prisma.sql`timestamptz`, direction };
    default: {
      // From the largest down is from the smallest negative up: equals stay in the order of their names.
      const column = direction === "asc" ? columns[sort] : Prisma.sql`-${columns[sort]}`;
      return {
        expression: Prisma.sql`coalesce(${column}, 'Infinity'::float8)`,
        key: numericKey,
        cast: Prisma.sql`float8`,
        direction: "asc",
      };
    }
  }
}

/** A cursor of this order: the sort's key, then the name's. */
export const cursorKey = (sort: Sort) => z.tuple([sort.key, textKey]);

/** Whether the cursor, if there is one, marks a place in a list of this order. */
export const continuesList = (query: Pick<ProjectListQuery, "sort" | "direction" | "cursor">): boolean =>
  query.cursor === undefined || decodeCursor(query.cursor, cursorKey(listSort(query))) !== null;
