import { expect, it } from "vitest";
import { importRequest } from "./import-request";

const read = (query: string) => importRequest(new URLSearchParams(query));

it("parts what to do from what the file means", () => {
  expect(read("dryRun=1&fileName=log.csv&provider=aws").data).toEqual({
    dryRun: true,
    fileName: "log.csv",
    choices: { provider: "aws" },
  });
});

it.each([
  ["fileName=a%00b", "fileName"],
  ["fileName=a%0Ab", "fileName"],
  ["provider=%07", "provider"],
  ["dryRun=perhaps", "dryRun"],
  ["instances=1e308", "instances"],
])("refuses %s", (query, field) => {
  expect(read(query).error?.issues.map(({ path }) => path[0])).toContain(field);
});

it("refuses half a character, which no address can hold but a caller can", () => {
  expect(importRequest([["fileName", "lone \ud800"]]).success).toBe(false);
  expect(importRequest([["mapping.start", "lone \ud800"]]).success).toBe(false);
});
