import { expect, it } from "vitest";
import { typedColumn, typedNumber } from "./typed";

it.each([
  ["１２", 12],
  ["１２．５", 12.5],
  ["－３", -3],
  ["１e３", 1000],
  ["1 234.5", 1234.5],
  ["\u22120.5", -0.5],
])("reads %s as a number", (text, value) => {
  expect(typedNumber({ box: text }, "box")).toBe(value);
});

it.each(["10²", "½", "１２，５", "twelve"])("leaves %s to be refused", (text) => {
  expect(typedNumber({ box: text }, "box")).toBe(text);
});

it("parts a column at full-width marks too", () => {
  expect(typedColumn({ box: "３０，３１．５、32；33\n34" }, "box")).toEqual([30, 31.5, 32, 33, 34]);
  expect(typedColumn({ box: "30,5" }, "box")).toEqual(["30,5"]);
});
