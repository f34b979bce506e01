import { describe, expect, it } from "vitest";
import { DocumentSplitter, LONGEST_JSON_RECORD } from "./document-splitter";

function split(...pieces: string[]) {
  const records: [text: string, line: number][] = [];
  const junk: [text: string, line: number][] = [];
  const splitter = new DocumentSplitter({
    record: (text, line) => records.push([text, line]),
    junk: (text, line) => junk.push([text, line]),
  });
  for (const piece of pieces) splitter.push(piece);
  const open = splitter.end();
  return { records, texts: records.map(([text]) => text), junk, open, splitter };
}

describe("DocumentSplitter", () => {
  it.each([
    ['{"a":1}', ['{"a":1}']],
    ['{"a":1}{"b":2}\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['[{"a":[{"b":1}]},{"c":2}]', ['{"a":[{"b":1}]}', '{"c":2}']],
    ['{"Records":[{"a":1},{"b":{"c":[]}}]}', ['{"a":1}', '{"b":{"c":[]}}']],
    ['{"next":"x","Events":[{"a":1}],"more":{"Events":[{"z":1}]},"tail":[1,{"q":2}]}', ['{"a":1}']],
    ['{"Records":[{"a":1}]}{"Records":[{"b":1}]}', ['{"a":1}', '{"b":1}']],
    ['{"a":{"Records":[{"b":1}]}}', ['{"a":{"Records":[{"b":1}]}}']],
    ['{"a":"}]\\"{[","b":"\\\\"}', ['{"a":"}]\\"{[","b":"\\\\"}']],
    ['{"Records":[]}', []],
    ["[]", []],
    ["", []],
  ])("cuts %s into %j", (text, expected) => {
    expect(split(text)).toMatchObject({ texts: expected, junk: [], open: null });
  });

  it("cuts it alike whatever the pieces", () => {
    const text = '{"x":"\\\\\\"","Records":[{"a":"}\\"{"},\n{"b":{"c":[]}}]}\n[{"d":1}]';
    const whole = split(text);
    for (let at = 0; at <= text.length; at++)
      expect(split(text.slice(0, at), text.slice(at))).toMatchObject({ records: whole.records });
    expect(split(...text)).toMatchObject({ records: whole.records, open: null });
    expect(whole.records).toEqual([
      ['{"a":"}\\"{"}', 1],
      ['{"b":{"c":[]}}', 2],
      ['{"d":1}', 3],
    ]);
  });

  it("names the line of what never ends", () => {
    expect(split('{"a":1}\n\n{"b":').open).toBe(3);
    expect(split('{"Records":[\n{"a":1}\n').open).toBe(3);
  });

  it("hands over what stands between records", () => {
    expect(split('{"a":1}\nhello\n{"b":2}')).toMatchObject({ junk: [["hello", 3]], texts: ['{"a":1}', '{"b":2}'] });
  });

  it("gives up on a record that grows without end", () => {
    const { splitter } = split('{"a":"', "x".repeat(LONGEST_JSON_RECORD + 1));
    expect(splitter.tooLong).toBe(true);
  });
});
