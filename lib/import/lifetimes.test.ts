import { expect, it } from "vitest";
import type { EventKind, ImportedEvent } from "./event";
import { lifetimesOf } from "./lifetimes";

const pool = { provider: "aws", region: "r", zone: "z", instanceType: "t" };
const event = (kind: EventKind, instance: string, instantMs: number, startMs: number | null = null): ImportedEvent => ({
  line: 1,
  kind,
  instantMs,
  timeText: "",
  lowMs: null,
  instance,
  startMs,
  startText: "",
  pool,
  detail: "",
  deadlineMs: null,
  eventId: "",
});
const spans = (events: ImportedEvent[], windowEnd: number | null = null) =>
  lifetimesOf(events, windowEnd).map(({ instance, startMs, endMs, end }) => [instance, startMs, endMs, end]);

it("takes rows that are lifetimes as they stand", () => {
  expect(spans([event("unknown", "a", 9, 4), event("interruption", "", 9, 5)])).toEqual([
    ["a", 4, 9, "unknown"],
    ["", 5, 9, "interruption"],
  ]);
});

it("joins a start with the first end that follows, in the order of time", () => {
  const restarted = [
    event("userStop", "a", 9),
    event("start", "a", 6),
    event("interruption", "a", 3),
    event("start", "a", 1),
  ];
  expect(spans(restarted)).toEqual([
    ["a", 1, 3, "interruption"],
    ["a", 6, 9, "userStop"],
  ]);
});

it("lets a machine without an end run until the watch ends, if anybody knows when", () => {
  expect(spans([event("start", "a", 1)])).toEqual([]);
  expect(spans([event("start", "a", 1)], 8)).toEqual([["a", 1, 8, "alive"]]);
  expect(spans([event("start", "a", 9)], 8)).toEqual([]);
});

it("gives an end without a start no exposure", () => {
  expect(spans([event("interruption", "a", 3), event("notice", "b", 3)])).toEqual([]);
});
