import { expect, it } from "vitest";
import { safeNextPath, signInPath } from "./next-path";

it.each([
  ["/projects/1?sort=name", "/projects/1?sort=name"],
  ["/pools?_rsc=1x2&q=a%20b", "/pools?q=a+b"],
  ["/?q=//evil.example", "/?q=//evil.example"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
])("keeps %s as %s", (wanted, path) => {
  expect(safeNextPath(wanted)).toBe(path);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/path\\..\\evil",
  "projects",
  "",
  "/sign-in?next=/sign-in",
  "/first-run",
  "/api/v1/projects",
  undefined,
  null,
  42,
  ["/projects", "/pools"],
])("leads %j home", (wanted) => {
  expect(safeNextPath(wanted)).toBe("/");
});

it("names the page to come back to only when there is one", () => {
  expect(signInPath("/projects/1?tab=a&b=c")).toBe("/sign-in?next=%2Fprojects%2F1%3Ftab%3Da%26b%3Dc");
  expect(signInPath("/")).toBe("/sign-in");
  expect(signInPath(null)).toBe("/sign-in");
});
