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
  tie: Prisma.Sql;
  key: z.ZodType<string | number | null>;
  cast: Prisma.Sql;
};

const tie = Prisma.sql`v.project_id`;
const columns = {
  interval: Prisma.sql`v.interval_s`,
  rate: Prisma.sql`v.rate_per_instance_hour`,
  saving: Prisma.sql`v.saving_fraction`,
};

/** Unknown stands last in either direction: it is neither the best nor the worst. */
export function listSort({ sort, direction }: Pick<ProjectListQuery, "sort" | "direction">): Sort {
  switch (sort) {
    case "verdict":
      return { expression: Prisma.sql`v.answer`, tie, key: textKey, cast: Prisma.sql`text` };
    case "name":
      return { expression: Prisma.sql`lower(p.name)`, tie: Prisma.sql`p.id`, key: textKey, cast: Prisma.sql`text` };
    case "judged":
      return { expression: Prisma.sql`v.judged_at`, tie, key: dateKey, cast: Prisma.sql`timestamptz` };
    default: {
      const last = direction === "asc" ? Prisma.sql`'Infinity'::float8` : Prisma.sql`'-Infinity'::float8`;
      return {
        expression: Prisma.sql`coalesce(${columns[sort]}, ${last})`,
        tie,
        key: numericKey,
        cast: Prisma.sql`float8`,
      };
    }
  }
}

export const unknownKey = (direction: "asc" | "desc") => (direction === "asc" ? "Infinity" : "-Infinity");

/** Whether the cursor, if there is one, marks a place in a list of this order. */
export const continuesList = (query: Pick<ProjectListQuery, "sort" | "direction" | "cursor">): boolean =>
  query.cursor === undefined || decodeCursor(query.cursor, listSort(query).key) !== null;
