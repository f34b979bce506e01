import fc from "fast-check";
import { expect, test } from "vitest";
import { Tokeniser } from "./tokeniser";

const DELIMITERS = [",", ";", "\t", "|"];
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "中", ",", ";", '"', "\n", "|", "\t", " ") }),
  fc.string(),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const written = (rows: string[][], delimiter: string, newline: string) =>
  rows.map((row) => row.map(quoted).join(delimiter) + newline).join("");

function read(pieces: string[], delimiter: string): string[][] {
  const rows: string[][] = [];
  const tokeniser = new Tokeniser(delimiter, (row) =>
    rows.push(Array.from({ length: row.fields }, (_, at) => row.text(at))),
  );
  for (const piece of pieces) tokeniser.push(piece);
  tokeniser.end();
  return rows;
}

/** The text cut at the given places. */
const cutAt = (text: string, places: number[]) => {
  const cuts = [...new Set(places.map((place) => place % (text.length + 1)))].sort((one, other) => one - other);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length));
};
const places = fc.array(fc.nat(), { maxLength: 12 });

test("a table that was written is read back, wherever it is cut", () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...DELIMITERS),
      fc.constantFrom("\n", "\r\n"),
      places,
      (rows, delimiter, newline, cuts) => {
        expect(read(cutAt(written(rows, delimiter, newline), cuts), delimiter)).toEqual(rows);
      },
    ),
    { numRuns: 500 },
  );
});

test("cutting any text anywhere changes nothing", () => {
  const messy = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", "\r\n", " "), maxLength: 60 });
  fc.assert(
    fc.property(messy, places, (text, cuts) => {
      expect(read(cutAt(text, cuts), ",")).toEqual(read([text], ","));
    }),
    { numRuns: 2000 },
  );
});
