import { describe, expect, it } from "vitest";
import { distinctInterruptions } from "./distinct-interruptions";
import type { EventKind, ImportedEvent } from "./event";

const pool = { provider: "aws", region: "r", zone: "z", instanceType: "t" };
const MINUTE = 60_000;
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
const minutes = (...events: ImportedEvent[]) =>
  distinctInterruptions(events).map(({ instance, instantMs }) => [instance, instantMs / MINUTE]);

describe("distinctInterruptions", () => {
  it("takes notice, change of state and eviction for one, at the eviction", () => {
    expect(
      minutes(
        event("interruption", "a", 2),
        event("notice", "a", 0),
        event("state", "a", 3, { detail: "terminated" }),
        event("notice", "b", 0),
      ),
    ).toEqual([
      ["b", 0],
      ["a", 2],
    ]);
  });

  it("takes a notice alone for one, at the change of state that follows", () => {
    expect(minutes(event("notice", "a", 0), event("state", "a", 2, { detail: "shutting-down" }))).toEqual([["a", 2]]);
    expect(minutes(event("notice", "a", 0))).toEqual([["a", 0]]);
  });

  it("keeps apart what lies more than ten minutes apart", () => {
    expect(minutes(event("notice", "a", 0), event("interruption", "a", 10))).toEqual([["a", 10]]);
    expect(minutes(event("notice", "a", 0), event("interruption", "a", 10.1))).toEqual([
      ["a", 0],
      ["a", 10.1],
    ]);
  });

  it("does not count a change of state alone, a recommendation or a user's stop", () => {
    expect(
      minutes(
        event("state", "a", 0, { detail: "terminated" }),
        event("rebalance", "b", 0),
        event("userStop", "c", 0),
        event("start", "d", 0),
      ),
    ).toEqual([]);
  });

  it("drops a repeated delivery, and only that", () => {
    const twice = event("notice", "a", 0, { eventId: "1" });
    expect(
      minutes(twice, { ...twice }, event("interruption", "", 5, { eventId: "2" }), event("interruption", "", 5)),
    ).toEqual([
      ["a", 0],
      ["", 5],
      ["", 5],
    ]);
  });

  it("leaves rows that are lifetimes alone", () => {
    const life = (start: number, end: number) => event("interruption", "a", end, { startMs: start * MINUTE });
    expect(minutes(life(0, 5), life(6, 8))).toHaveLength(2);
  });
});
