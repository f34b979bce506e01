import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { EVENT_KINDS } from "@/lib/import/event";
import { QUESTION_CODES } from "@/lib/import/format";
import { FORMATS } from "@/lib/import/formats";
import { REFUSAL_CODES, REJECT_CODES } from "@/lib/import/reject";
import { COLUMN_ROLES, DATE_ORDERS, TIME_UNITS } from "@/lib/schema/import";
import { refusalText, rejectText, whyText } from "./import-text";
import { en } from "./messages/en";
import { zh } from "./messages/zh";

const VALUES = {
  found: 2,
  expected: 3,
  most: 4,
  start: "s",
  flag: "f",
  kind: "zip",
  format: "x",
  choice: "windowEnd",
  line: 7,
  limit: "l",
  times: 300,
};
const WHY = ["lifetime-columns", "interruption-columns", "eventbridge-detail-type", "cloudtrail-record", "asked-for"];

const translators = [
  ["en", createTranslator({ locale: "en", messages: en, namespace: "import" }), en],
  ["zh", createTranslator({ locale: "zh", messages: zh, namespace: "import" }), zh],
] as const;

describe.each(translators)("the words of an import in %s", (_, t, messages) => {
  it.each(REJECT_CODES)("say why a row is rejected: %s", (code) => {
    const text = rejectText(t, { line: 1, column: "", code, values: VALUES, excerpt: "" });
    expect(text).not.toMatch(/import\.|[{}]|undefined/);
    expect(text.length).toBeGreaterThan(2);
  });

  it.each(REFUSAL_CODES)("say why a file is refused: %s", (code) => {
    expect(refusalText(t, { code, values: VALUES })).not.toMatch(/import\.|[{}]|undefined/);
  });

  it.each(WHY)("say why a format was taken: %s", (code) => {
    const why = { code, values: { columns: "c", name: "n" } };
    expect(whyText(t, { format: "", confidence: "certain", why })).not.toMatch(/import\.|[{}]|undefined/);
  });

  it("name every format, kind, question, role, unit and order", () => {
    const words = messages.import;
    expect(Object.keys(words.format).sort()).toEqual(FORMATS.map(({ id }) => id).sort());
    expect(Object.keys(words.kind).sort()).toEqual([...EVENT_KINDS].sort());
    expect(Object.keys(words.question).sort()).toEqual([...QUESTION_CODES].sort());
    expect(Object.keys(words.role).sort()).toEqual([...COLUMN_ROLES].sort());
    expect(Object.keys(words.unit).sort()).toEqual([...TIME_UNITS].sort());
    expect(Object.keys(words.order).sort()).toEqual([...DATE_ORDERS].sort());
  });
});
