import { describe, expect, it } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { recognise, unrecognisedTable } from "./recognise";

const bytes = (text: string) => new TextEncoder().encode(text);
const STRANGE = "vm,from,to,gone\na,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\n";

describe("a table whose columns nobody knows", () => {
  it("shows them, to be told which is which", () => {
    const table = unrecognisedTable(bytes(STRANGE), {});
    expect(table?.table?.columns.map(({ name }) => name)).toEqual(["vm", "from", "to", "gone"]);
    expect(table?.questions).toContainEqual({ code: "mapping", blocks: "reading" });
  });

  it.each(["Dear team,\nthe machines were taken again.\n".replace(",", ""), '{"hello":"world"}', "<html></html>"])(
    "is not seen in %j",
    (text) => expect(unrecognisedTable(bytes(text), {})).toBeNull(),
  );

  it("is a log once its start and end are named, and until then none", () => {
    const start = { start: "from", flag: "-" };
    const refusalOf = (mapping: ImportChoices["mapping"]) => {
      const found = recognise(bytes(STRANGE), { mapping });
      return found.ok ? null : found.reason.code;
    };
    expect(refusalOf({ ...start, end: "to" })).toBeNull();
    expect(refusalOf(start)).toBe("not-a-log");
    expect(refusalOf({ ...start, end: "nowhere" })).toBe("choice-invalid");
  });
});
