import type { EndKind } from "./cause";
import type { ImportedEvent, PoolParts } from "./event";

export type Lifetime = {
  instance: string;
  pool: PoolParts;
  startMs: number;
  endMs: number;
  end: EndKind;
};

const ENDS: ReadonlySet<string> = new Set<EndKind>(["interruption", "userStop", "cap", "failure", "unknown", "alive"]);
const isEnd = (kind: ImportedEvent["kind"]): kind is EndKind => ENDS.has(kind);

/**
 * Machine by machine, how long each was at risk: rows that are lifetimes as they stand, and the starts of cloud
 * events with the first end that follows. Without one the machine still runs at `windowEndMs`, if that is known.
 */
export function lifetimesOf(events: Iterable<ImportedEvent>, windowEndMs: number | null): Lifetime[] {
  const found: Lifetime[] = [];
  const byInstance = new Map<string, ImportedEvent[]>();
  for (const event of events) {
    const { instance, pool, startMs, instantMs, kind } = event;
    if (startMs !== null && isEnd(kind)) found.push({ instance, pool, startMs, endMs: instantMs, end: kind });
    else if (instance !== "" && (kind === "start" || isEnd(kind))) {
      byInstance.set(instance, [...(byInstance.get(instance) ?? []), event]);
    }
  }
  for (const ofOne of byInstance.values()) {
    let start: ImportedEvent | null = null;
    for (const event of ofOne.toSorted((one, other) => one.instantMs - other.instantMs)) {
      if (event.kind === "start") start ??= event;
      else if (start && isEnd(event.kind)) {
        found.push(lifetime(start, event.instantMs, event.kind));
        start = null;
      }
    }
    if (start && windowEndMs !== null && windowEndMs > start.instantMs)
      found.push(lifetime(start, windowEndMs, "alive"));
  }
  return found;
}

const lifetime = ({ instance, pool, instantMs }: ImportedEvent, endMs: number, end: EndKind): Lifetime => ({
  instance,
  pool,
  startMs: instantMs,
  endMs,
  end,
});
