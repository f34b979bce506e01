import { describe, expect, it } from "vitest";
import { fieldErrors, readForm } from "./field-error";
import { sampleBatch } from "./measurement";
import { sampleBatchFromForm } from "./measurement-form";
import { projectInput } from "./project";
import { projectBoxOf, projectFromForm } from "./project-form";

const faults = (typed: Record<string, string>) => {
  const read = readForm(projectInput, projectFromForm({ name: "job", ...typed }));
  return read.success ? {} : Object.fromEntries(fieldErrors(read.error, projectBoxOf));
};
const fault = (code: string, limit: number | null = null, line: number | null = null) => ({ code, limit, line });

describe("what is wrong with a box", () => {
  it.each([
    ["name", " ", fault("missing")],
    ["name", "x".repeat(121), fault("too-long", 120)],
    ["name", "bell\u0007", fault("control-characters")],
    ["stepSeconds", "abc", fault("not-a-number")],
    ["stepSeconds", "1,5", fault("not-a-number")],
    ["stepSeconds", "Infinity", fault("not-a-number")],
    ["stepSeconds", "0x10", fault("not-a-number")],
    ["stepSeconds", "1e999", fault("not-a-number")],
    ["stepSeconds", "0", fault("above", 0)],
    ["recoverySeconds", "-1", fault("at-least", 0)],
    ["recoverySeconds", "1e12", fault("at-most", 31_536_000)],
    ["instances", "1.5", fault("not-whole")],
    ["spotPricePerHour", "0", fault("above", 0)],
    ["spotPricePerHour", "0.0000001", fault("finer-than-micros")],
    ["priceDate", "2026-02-30", fault("not-a-day")],
    ["priceDate", "1999-12-31", fault("day-out-of-range")],
    ["currency", "EUR", fault("not-offered")],
    ["gang", "perhaps", fault("not-offered")],
  ])("%s %j", (box, text, expected) => {
    expect(faults({ [box]: text })).toEqual({ [box]: expected });
  });

  it("names the line of a pasted column, and the box of what its lines share", () => {
    const whole = { sampleMode: "sync", sampleBasis: "measured", sampleTakenOn: "2026-11-10" };
    expect(faults({ ...whole, overheadSamples: "28\n29\nx" })).toEqual({
      overheadSamples: fault("not-a-number", null, 3),
    });
    expect(faults({ overheadSamples: "28" })).toMatchObject({ sampleMode: {}, sampleBasis: {}, sampleTakenOn: {} });
    expect(faults({ ...whole, overheadSamples: "28, 29; 30\t31\r\n32," })).toEqual({});
    expect(faults({ ...whole, overheadSamples: "30,5" })).toEqual({ overheadSamples: fault("not-a-number", null, 1) });
  });

  it("takes numbers as our own pages print them", () => {
    const read = projectInput.parse(
      projectFromForm({ name: "job", usefulWorkHours: "1 000.5", stepSeconds: "1\u202f500" }),
    );
    expect(read).toMatchObject({ usefulWorkHours: 1000.5, stepSeconds: 1500 });
  });

  it("leaves a source alone that has no number", () => {
    expect(projectFromForm({ name: "job", "source.recoverySeconds": "drill" })).toEqual({ name: "job" });
    expect(faults({ recoverySeconds: "1", "source.recoverySeconds": "x".repeat(301) })).toEqual({
      "source.recoverySeconds": fault("too-long", 300),
    });
  });

  it("asks for at least one save, and no more than fit", () => {
    const batch = (seconds: string) => {
      const read = readForm(
        sampleBatch,
        sampleBatchFromForm({ quantity: "overhead", seconds, mode: "sync", basis: "measured", takenOn: "2026-11-10" }),
      );
      return read.success ? {} : Object.fromEntries(fieldErrors(read.error));
    };
    expect(batch(" \n")).toEqual({ seconds: fault("missing") });
    expect(batch("1\n".repeat(1001))).toEqual({ seconds: fault("too-many", 1000) });
    expect(batch("1\n0")).toEqual({ seconds: fault("above", 0, 2) });
  });
});
