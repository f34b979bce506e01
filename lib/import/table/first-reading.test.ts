import { describe, expect, it } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { recognise } from "../recognise";

function readsOf(text: string, choices: ImportChoices = {}) {
  const found = recognise(new TextEncoder().encode(text), choices);
  return found.ok ? found.value.table?.reads : null;
}

describe("the first value of a column", () => {
  it("is read as its rows will be", () => {
    expect(readsOf("vm,zone,start,uptime_h,event,reason\n,a,2020-03-15T04:00Z,1.5,0,user_stop\n")).toEqual({
      zone: { text: "a", as: "text" },
      start: { text: "2020-03-15T04:00Z", as: "instant", ms: Date.UTC(2020, 2, 15, 4) },
      duration: { text: "1.5", as: "duration", seconds: 5400 },
      flag: { text: "0", as: "flag", taken: false },
      reason: { text: "user_stop", as: "kind", kind: "userStop" },
    });
  });

  it("says why it cannot be read, until a choice mends it", () => {
    const log = "vm,start,end,event\na,2020-03-15 04:00,2020-02-30 05:00,maybe\n";
    expect(readsOf(log)).toMatchObject({
      start: { as: "fault", code: "time-zone-needed" },
      end: { as: "fault", code: "no-such-date" },
      flag: { as: "fault", code: "not-a-flag" },
    });
    expect(readsOf(log, { timeZone: "Asia/Shanghai" })?.start).toMatchObject({ ms: Date.UTC(2020, 2, 14, 20) });
  });

  it("is the first that is not empty, by the decimal sign of the file", () => {
    const reads = readsOf("vm;start;uptime_h;event\na;2020-03-15T04:00Z;;1\nb;2020-03-15T04:00Z;5,25;1\n");
    expect(reads?.duration).toEqual({ text: "5,25", as: "duration", seconds: 18_900 });
  });
});
