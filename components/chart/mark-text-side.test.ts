import { expect, it } from "vitest";
import { type MarkedRow, textSides } from "./mark-text-side";

const row = (from: number, to: number, guide?: number): MarkedRow => ({
  place: { from, to },
  ...(guide !== undefined && { guide: { at: guide } }),
  headline: "At most 0.5 points more",
  detail: "13 min 48 s to 33 min 36 s",
});

it("puts the words right of all marks, in one column", () => {
  expect(textSides([row(44, 50), row(40, 58)])).toEqual([{ left: 58 }, { left: 58 }]);
});

it("puts them left of all marks where the right is too narrow", () => {
  expect(textSides([row(60, 75), row(55, 80)])).toEqual([{ right: 45 }, { right: 45 }]);
});

it("lets each row take the side that has room, clear of the guides from above", () => {
  expect(textSides([row(30, 52, 45), row(49, 49, 50), row(42, 70)])).toEqual([
    { left: 52 },
    { left: 50 },
    { right: 58 },
  ]);
});

it("finds room for the widest flat valley of a young log at 900 px", () => {
  const flat: MarkedRow = {
    place: { from: 34.8, to: 64.7 },
    headline: "At most 0.5 points more",
    detail: "15 min 56 s to 54 min 46 s",
  };
  expect(textSides([row(46, 54, 50), flat])).toEqual([{ left: 64.7 }, { left: 64.7 }]);
});

it("gives them lines of their own where a row has no side", () => {
  expect(textSides([row(20, 80), row(49, 50)])).toEqual([null, null]);
});
