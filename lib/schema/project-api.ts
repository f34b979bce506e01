import { z } from "zod";
import { text } from "@/lib/schema/line";
import { ANSWERS, PROJECT_SORTS } from "@/lib/schema/project-list";

/** The query of GET /api/v1/projects. A script learns of its mistakes; the page forgives them. */
export const projectListRequest = z.strictObject({
  search: text(200).default(""),
  verdict: z.enum(ANSWERS).optional(),
  sort: z.enum(PROJECT_SORTS).default("name"),
  direction: z.enum(["asc", "desc"]).default("asc"),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { error: "limit must be a whole number from 1 to 200." })
    .transform(Number)
    .pipe(z.int().min(1).max(200))
    .default(50),
  cursor: z.string().max(1_000).optional(),
});
