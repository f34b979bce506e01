import { type ProjectListQuery, type ProjectSort, projectListQuery } from "@/lib/schema/project-list";

const DEFAULTS = projectListQuery.parse({});

/** The overview's address with some of its state changed. Any change but the page starts at the first page. */
export function overviewPath(query: ProjectListQuery, change: Partial<ProjectListQuery>): string {
  const params = changedParams({ ...query, cursor: undefined, ...change });
  return params.length === 0 ? "/" : `/?${new URLSearchParams(params)}`;
}

/** Of these, people look for the largest and the latest first. */
const DESCENDING_FIRST: readonly ProjectSort[] = ["saving", "judged"];

/** Sorting by the column that is already sorted by turns it round. */
export function sortPath(query: ProjectListQuery, sort: ProjectSort): string {
  const turned = query.direction === "asc" ? "desc" : "asc";
  const first = DESCENDING_FIRST.includes(sort) ? "desc" : "asc";
  return overviewPath(query, { sort, direction: query.sort === sort ? turned : first });
}

/** What a search must carry along: the filter and the order, not the page. */
export const keptParams = (query: ProjectListQuery): [string, string][] =>
  changedParams({ ...query, cursor: undefined, search: "" });

const changedParams = (query: ProjectListQuery): [string, string][] =>
  Object.entries(query).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1] !== DEFAULTS[entry[0] as keyof ProjectListQuery],
  );
