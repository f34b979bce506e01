import { type ProjectListQuery, projectListQuery } from "@/lib/schema/project-list";

export type RawParams = Record<string, string | string[] | undefined>;

/** A parameter given twice counts once; what does not parse is the default. */
export const readProjectListQuery = (raw: RawParams): ProjectListQuery =>
  projectListQuery.parse(
    Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])),
  );
