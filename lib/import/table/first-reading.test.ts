import { describe, expect, it } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { recognise } from "../recognise";

function columnsOf(text: string, choices: ImportChoices = {}) {
  const found = recognise(new TextEncoder().encode(text), choices);
  const columns = found.ok ? (found.value.table?.columns ?? []) : [];
  return Object.fromEntries(columns.map(({ name, first }) => [name, first]));
}

describe("the first value of a column", () => {
  it("is read as its rows will be, and as they would be in another role", () => {
    const columns = columnsOf("vm,zone,start,uptime_h,event,reason\n,a,2020-03-15T04:00Z,1.5,0,user_stop\n");
    expect(columns).toMatchObject({
      vm: null,
      zone: { text: "a", time: { as: "fault", code: "not-a-date" } },
      start: { text: "2020-03-15T04:00Z", time: { as: "instant", ms: Date.UTC(2020, 2, 15, 4) } },
      uptime_h: { text: "1.5", duration: { as: "duration", seconds: 5400 } },
      event: { text: "0", flag: { as: "flag", taken: false } },
      reason: { text: "user_stop", reason: { as: "kind", kind: "userStop" } },
    });
    expect(columns.start).toMatchObject({ duration: { as: "fault" }, flag: { as: "fault" } });
  });

  it("says why it cannot be read, until a choice mends it", () => {
    const log = "vm,start,end,event\na,2020-03-15 04:00,2020-02-30 05:00,maybe\n";
    expect(columnsOf(log)).toMatchObject({
      start: { time: { as: "fault", code: "time-zone-needed" } },
      end: { time: { as: "fault", code: "no-such-date" } },
      event: { flag: { as: "fault", code: "not-a-flag" } },
    });
    expect(columnsOf(log, { timeZone: "Asia/Shanghai" }).start?.time).toMatchObject({ ms: Date.UTC(2020, 2, 14, 20) });
  });

  it("is the first that is not empty, by the decimal sign of the file", () => {
    const columns = columnsOf("vm;start;uptime_h;event\na;2020-03-15T04:00Z;;1\nb;2020-03-15T04:00Z;5,25;1\n");
    expect(columns.uptime_h).toMatchObject({ text: "5,25", duration: { as: "duration", seconds: 18_900 } });
  });

  it("takes day and month in the order that the file shows, also where no role is given yet", () => {
    const log = "vm,start,end,other\na,25/03/2020 04:00,26/03/2020 05:00,03/04/2020 06:00\n";
    expect(columnsOf(log, { timeZone: "UTC" }).other?.time).toMatchObject({ ms: Date.UTC(2020, 3, 3, 6) });
  });

  it("counts numbers in the unit that a duration gives away", () => {
    const log = "vm,start,end,lifetime_h,seen\na,0,7200,2,3600\n";
    expect(columnsOf(log, { relativeOrigin: "2026-03-01T00:00Z" }).seen?.time).toMatchObject({
      ms: Date.UTC(2026, 2, 1, 1),
    });
  });
});
