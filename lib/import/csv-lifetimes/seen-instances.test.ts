import { describe, expect, it } from "vitest";
import { SeenInstances } from "./seen-instances";

const pool = { provider: "aws", region: "r", zone: "z", instanceType: "t" };
const other = { ...pool, zone: "y" };
const HOUR = 3_600_000;

describe("SeenInstances", () => {
  it("lets a name run again, after and before, but not at the same time", () => {
    const seen = new SeenInstances();
    expect(seen.add(pool, "a", 2 * HOUR, 4 * HOUR)).toBe(true);
    expect(seen.add(pool, "a", 3 * HOUR, 5 * HOUR)).toBe(false);
    expect(seen.add(pool, "a", 2 * HOUR, 4 * HOUR)).toBe(false);
    expect(seen.add(pool, "a", 4 * HOUR, 5 * HOUR)).toBe(true);
    expect(seen.add(pool, "a", 0, 2 * HOUR)).toBe(true);
  });

  it("tells pools apart", () => {
    const seen = new SeenInstances();
    seen.add(pool, "a", 0, HOUR);
    expect(seen.add(other, "a", 0, HOUR)).toBe(true);
  });

  it("cannot say which row is right after one that was unreadable", () => {
    const seen = new SeenInstances();
    seen.addUnreadable(pool, "a");
    expect(seen.add(pool, "a", 0, HOUR)).toBe(false);
  });

  it("remembers a hundred thousand names and confuses none", () => {
    const seen = new SeenInstances();
    const names = Array.from({ length: 100_000 }, (_, nth) => `i-${nth.toString(16).padStart(17, "0")}`);
    expect(names.filter((name) => !seen.add(pool, name, 0, HOUR))).toEqual([]);
    expect(names.filter((name) => seen.add(pool, name, 0, HOUR))).toEqual([]);
  });

  it("forgets nothing and remembers no more when it is full", () => {
    const seen = new SeenInstances();
    for (let nth = 0; nth < 200_000; nth++) seen.add(pool, `n${nth}`, 0, HOUR);
    expect(seen.add(pool, "n199999", 0, HOUR)).toBe(true);
  });
});
