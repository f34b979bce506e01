import { describe, expect, it } from "vitest";
import { poolRows } from "@/lib/testing/folded-log";
import type { EventKind, ImportedEvent } from "../event";
import { foldPool } from "./fold-pool";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const pool = { provider: "aws", region: "r", zone: "z", instanceType: "t" };

const event = (
  kind: EventKind,
  instance: string,
  minute: number,
  some: Partial<ImportedEvent> = {},
): ImportedEvent => ({
  line: 1,
  kind,
  instantMs: minute * MINUTE,
  timeText: "",
  lowMs: null,
  instance,
  startMs: null,
  startText: "",
  pool,
  detail: "",
  deadlineMs: null,
  eventId: "",
  ...some,
});
const life = (kind: EventKind, instance: string, from: number, to: number) =>
  event(kind, instance, to, { startMs: from * MINUTE });
const fold = (events: ImportedEvent[], untilMinute?: number, provider = "aws") =>
  foldPool(poolRows(events, untilMinute === undefined ? undefined : untilMinute * MINUTE), [], provider);
const interruptions = (...events: ImportedEvent[]) => fold(events).causes.interruption;
const minutesAtRisk = (events: ImportedEvent[], until?: number) => fold(events, until).exposureSeconds / 60;

describe("what ended", () => {
  it("takes notice, change of state and eviction for one", () => {
    const told = [
      event("interruption", "a", 2),
      event("notice", "a", 0),
      event("state", "a", 3, { detail: "terminated" }),
      event("notice", "b", 0),
    ];
    expect(fold(told).causes).toMatchObject({ interruption: 2, unknown: 0 });
    expect(interruptions(event("notice", "a", 0))).toBe(1);
  });

  it("keeps apart what lies more than ten minutes apart", () => {
    expect(interruptions(event("notice", "a", 0), event("interruption", "a", 10))).toBe(1);
    expect(interruptions(event("notice", "a", 0), event("interruption", "a", 10.1))).toBe(2);
  });

  it("does not count a change of state alone, a recommendation or a user's stop", () => {
    const told = [
      event("state", "a", 0, { detail: "terminated" }),
      event("rebalance", "b", 0),
      event("userStop", "c", 0),
      event("start", "d", 0),
    ];
    expect(fold(told).causes).toEqual({ interruption: 0, userStop: 1, cap: 0, failure: 0, unknown: 1 });
  });

  it("believes the provider before the user, and a crash before a stop", () => {
    expect(fold([event("userStop", "a", 1), event("interruption", "a", 2)]).causes).toMatchObject({
      interruption: 1,
      userStop: 0,
    });
    expect(fold([event("userStop", "a", 1), event("failure", "a", 2)]).causes).toMatchObject({
      failure: 1,
      userStop: 0,
    });
  });

  it("drops a repeated delivery, and keeps equal rows without an instance", () => {
    const twice = event("notice", "a", 0, { eventId: "1" });
    expect(interruptions(twice, { ...twice }, event("interruption", "", 5), event("interruption", "", 5))).toBe(3);
  });

  it("never joins two lifetimes", () => {
    expect(interruptions(life("interruption", "a", 0, 5), life("interruption", "a", 6, 8))).toBe(2);
  });

  it("takes ends in the 25th hour for a cap, unless something ran longer", () => {
    const day = 24 * 60;
    const capped = [1, 2, 3].map((nth) => life("interruption", `m${nth}`, nth, nth + day + nth));
    expect(fold(capped).causes).toMatchObject({ interruption: 0, cap: 3 });
    expect(fold(capped.slice(1)).causes).toMatchObject({ interruption: 2, cap: 0 });
    expect(fold(capped.slice(1), undefined, "gcp").causes).toMatchObject({ interruption: 0, cap: 2 });
    expect(fold([...capped, life("userStop", "old", 0, 26 * 60)]).causes).toMatchObject({ interruption: 3, cap: 0 });
  });
});

describe("what was at risk", () => {
  it("takes rows that are lifetimes as they stand", () => {
    expect(minutesAtRisk([life("unknown", "a", 4, 9), life("interruption", "", 5, 9)])).toBe(9);
  });

  it("joins a start with the first end that follows, in the order of time", () => {
    const restarted = [
      event("userStop", "a", 60),
      event("start", "a", 40),
      event("interruption", "a", 20),
      event("start", "a", 10),
    ];
    expect(fold(restarted)).toMatchObject({
      exposureSeconds: 30 * 60,
      causes: { interruption: 1, userStop: 1 },
      firstMs: 10 * MINUTE,
    });
  });

  it("lets a machine without an end run until the watch ends", () => {
    expect(minutesAtRisk([event("start", "a", 1)], 8)).toBe(7);
    expect(minutesAtRisk([event("start", "a", 9)], 8)).toBe(0);
  });

  it("gives an end without a start no exposure", () => {
    expect(minutesAtRisk([event("interruption", "a", 3), event("notice", "b", 3)])).toBe(0);
  });

  it("runs an instance once at a time, whatever is said of it", () => {
    expect(minutesAtRisk([life("userStop", "a", 0, 10), life("userStop", "a", 5, 12)])).toBe(12);
  });

  it("counts machines that several watches saw once, by the largest count at every instant", () => {
    const rows = poolRows([life("userStop", "a", 60, 180), event("interruption", "", 30)]);
    const watches = [
      { from: 0, to: 2 * HOUR, instances: 2 },
      { from: HOUR, to: 3 * HOUR, instances: 3 },
    ];
    expect(foldPool(rows, watches, "aws").exposureSeconds).toBe((2 + 3 + 3) * 3600);
  });
});
