import { describe, expect, it } from "vitest";
import { importChoices, importChoicesFromEntries } from "./import";

const read = (query: string) => importChoices.safeParse(importChoicesFromEntries(new URLSearchParams(query)));

describe("choices in a query or a form", () => {
  it("read numbers, switches, tabs and columns", () => {
    expect(
      read(
        "instances=12&pollingSeconds=0.5&decimalComma=true&header=false&delimiter=tab&mapping.start=begin&timeZone=Asia/Shanghai",
      ).data,
    ).toEqual({
      instances: 12,
      pollingSeconds: 0.5,
      decimalComma: true,
      header: false,
      delimiter: "\t",
      mapping: { start: "begin" },
      timeZone: "Asia/Shanghai",
    });
  });

  it("leave a blank missing, never 0", () => {
    expect(read("instances=&zone=%20&windowEnd=").data).toEqual({});
  });

  it.each([
    "instances=0",
    "instances=many",
    "instances=1.5",
    "timeZone=Mars/Olympus",
    "delimiter=x",
    "timeUnit=fortnight",
    "header=perhaps",
    "mapping.nonsense=a",
    "surprise=1",
    "zone=a%00b",
    "format=csv%00",
    "windowStart=%00",
    "mapping.start=a%00b",
  ])("refuse %s", (query) => {
    expect(read(query).success).toBe(false);
  });
});
