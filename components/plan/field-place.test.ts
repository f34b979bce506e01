import { describe, expect, it } from "vitest";
import { en } from "@/lib/i18n/messages/en";
import { STATEMENTS } from "@/lib/model/statement";
import { fieldPlace, inputNamedBy, missingInputs } from "./field-place";

const gaps = Object.keys(STATEMENTS).filter((code) => /^(missing|assumed)\./.test(code));
/** Two prices at once, whose fields the page names itself; and a rescue, which is measured, not written down. */
const WITHOUT_ONE_FIELD = new Set(["missing.prices", "assumed.salvage"]);

describe("every number that a plan misses", () => {
  it.each(gaps.filter((code) => !WITHOUT_ONE_FIELD.has(code)))("%s has a field to fill in", (code) => {
    const field = inputNamedBy({ code, values: {} });
    expect(field && en.plan.field[field]).toBeTruthy();
    expect(field && fieldPlace("p", field)).toMatch(/^\/projects\/p\/(settings|measurements)#\w+$/);
    expect(inputNamedBy({ code: "verdict.notEnoughEvidence", values: { next: code } })).toBe(field);
  });

  it("names both prices", () => {
    expect(missingInputs({ usefulWorkHours: 1, checkpointOverheadSeconds: 1, interruptions: 1 })).toEqual([
      "spotPricePerHour",
      "onDemandPricePerHour",
    ]);
  });
});
