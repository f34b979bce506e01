import { describe, expect, it } from "vitest";
import { cursorOf, cursorText, importedOf, poolsAfter, uploadOf } from "./address";

const ID = "0b0e6a52-6d3c-4e5e-9a51-6a6f4b0c1d2e";

describe("the address of the page", () => {
  it("brings a cursor back as it was", () => {
    const cursor = { importedAt: new Date(1_700_000_000_123), id: ID };
    expect(cursorOf({ after: cursorText(cursor) })).toEqual(cursor);
  });

  it.each(["", "x", "12_x", `x_${ID}`, `999999999999999999_${ID}`])("takes no cursor from %s", (after) => {
    expect(cursorOf({ after })).toBeNull();
  });

  it("tells logs that were there before from new ones, and drops what is no id", () => {
    expect(importedOf({ imported: [ID, `~${ID}`, "x"] })).toEqual([
      { id: ID, known: false },
      { id: ID, known: true },
    ]);
    expect(importedOf({})).toEqual([]);
  });

  it("begins the pools behind one of them, or at the first", () => {
    expect([undefined, ID, "50", [ID, ID]].map((pools) => poolsAfter({ ...(pools && { pools }) }))).toEqual([
      null,
      ID,
      null,
      null,
    ]);
  });

  it("takes an upload by its id alone", () => {
    expect(uploadOf({ upload: ID })).toBe(ID);
    expect(uploadOf({ upload: "../x" })).toBeNull();
    expect(uploadOf({ upload: [ID, ID] })).toBeNull();
  });
});
