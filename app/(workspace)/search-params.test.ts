import { describe, expect, it } from "vitest";
import { keptParams, overviewPath, sortPath } from "@/components/overview/overview-path";
import { readProjectListQuery } from "./search-params";

describe("the overview's address", () => {
  it("leaves out what is the default", () => {
    expect(overviewPath(readProjectListQuery({}), {})).toBe("/");
  });

  it("forgets a search that no database can look for", () => {
    expect(readProjectListQuery({ search: "a\0b" }).search).toBe("");
  });

  it("reads back what it wrote", () => {
    const query = readProjectListQuery({
      search: "a & b",
      verdict: "fix-first",
      sort: "rate",
      direction: "desc",
      cursor: "x",
    });
    const path = overviewPath(query, { cursor: "y" });
    expect(readProjectListQuery(Object.fromEntries(new URL(path, "http://localhost").searchParams))).toEqual({
      ...query,
      cursor: "y",
    });
  });

  it("starts again at the first page when anything else changes", () => {
    expect(overviewPath(readProjectListQuery({ cursor: "x" }), { verdict: "admitted" })).toBe("/?verdict=admitted");
  });

  it("turns the order of the sorted column round", () => {
    const byRate = readProjectListQuery({ sort: "rate" });
    expect(sortPath(byRate, "rate")).toBe("/?sort=rate&direction=desc");
    expect(sortPath(byRate, "interval")).toBe("/?sort=interval");
    expect(sortPath(byRate, "saving")).toBe("/?sort=saving&direction=desc");
  });

  it("keeps filter and order for a search, not the page", () => {
    expect(keptParams(readProjectListQuery({ search: "a", cursor: "x", verdict: "admitted", sort: "name" }))).toEqual([
      ["verdict", "admitted"],
      ["sort", "name"],
    ]);
  });

  it("takes nonsense as the default and a repeated parameter once", () => {
    expect(readProjectListQuery({ sort: "colour", direction: "up", verdict: ["admitted", "fix-first"] })).toMatchObject(
      {
        sort: "verdict",
        direction: "asc",
        verdict: "admitted",
      },
    );
  });
});
