import { describe, expect, it } from "vitest";
import { LONGEST_RECORD, Tokeniser } from "./tokeniser";

type Read = { line: number; cells: string[] };

function tokens(text: string, delimiter = ",", pieces = [text]) {
  const rows: Read[] = [];
  const tokeniser = new Tokeniser(delimiter, (row) => {
    rows.push({ line: row.line, cells: Array.from({ length: row.fields }, (_, at) => row.text(at)) });
  });
  for (const piece of pieces) tokeniser.push(piece);
  const unterminated = tokeniser.end();
  return { rows, unterminated, openQuoteLine: tokeniser.openQuoteLine, lines: tokeniser.lines, tokeniser };
}
const cells = (text: string, delimiter?: string) => tokens(text, delimiter).rows.map((row) => row.cells);

describe("Tokeniser", () => {
  it("splits lines and fields, whatever ends a line", () => {
    expect(cells("a,b\r\nc,d\ne,f")).toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ]);
    expect(cells("a;b\n", ";")).toEqual([["a", "b"]]);
    expect(cells("a|b\tc\n", "|")).toEqual([["a", "b\tc"]]);
  });

  it("keeps empty fields and passes over empty lines", () => {
    expect(cells(",,\n\n\r\na,\n")).toEqual([
      ["", "", ""],
      ["a", ""],
    ]);
  });

  it("keeps delimiters, newlines and doubled quotes inside quotes", () => {
    expect(cells('"a,b","c\nd","e""f"\n"",x\n')).toEqual([
      ["a,b", "c\nd", 'e"f'],
      ["", "x"],
    ]);
    expect(cells('"a"\r\n"b"\r\n')).toEqual([["a"], ["b"]]);
  });

  it("leaves quotes alone that do not open a field", () => {
    expect(cells('5" disk,a"b\n')).toEqual([['5" disk', 'a"b']]);
  });

  it("counts lines through quoted newlines", () => {
    expect(tokens('h\n"a\n\nb"\nc\n').rows).toEqual([
      { line: 1, cells: ["h"] },
      { line: 2, cells: ["a\n\nb"] },
      { line: 5, cells: ["c"] },
    ]);
  });

  it("names the line of a quote that never closes", () => {
    const { rows, openQuoteLine, unterminated } = tokens('a\nb\n"c,d\n');
    expect(rows).toHaveLength(2);
    expect([openQuoteLine, unterminated]).toEqual([3, true]);
  });

  it("says whether the last line ended", () => {
    expect(tokens("a\nb").unterminated).toBe(true);
    expect(tokens("a\nb\n").unterminated).toBe(false);
  });

  it("gives a record up that grows without end", () => {
    const { tokeniser } = tokens("", ",", ['"', "x".repeat(LONGEST_RECORD + 1)]);
    expect(tokeniser.tooLong).toBe(true);
  });

  it("counts columns beyond those it keeps", () => {
    const { rows } = tokens(`${",".repeat(5000)}\n`);
    expect(rows[0]?.cells).toHaveLength(5001);
    expect(rows[0]?.cells.every((cell) => cell === "")).toBe(true);
  });
});
