import type { ImportedEvent } from "./event";

/** A notice, the state changes and the eviction of one machine within this are one interruption. */
export const JOIN_WINDOW_MS = 600_000;

export type Interruption = {
  instance: string;
  /** When the machine went: of its eviction, else of its change of state, else of the notice. */
  instantMs: number;
  events: readonly ImportedEvent[];
};

const ENDED_STATES = new Set(["shutting-down", "stopping", "stopped", "terminated"]);
const isRepeat = (event: ImportedEvent) => `${event.eventId}\n${event.instance}\n${event.kind}`;
const says = (event: ImportedEvent) => event.kind === "interruption" || event.kind === "notice";
const joins = (event: ImportedEvent) => says(event) || event.kind === "state";

/**
 * The interruptions that events tell of, each once: the rule in plain words, for tests to hold the
 * database's to. Repeated deliveries fall away by id. Rows that are lifetimes, or name no machine, stand alone.
 * A state change alone, a rebalance recommendation and every other end are no interruption.
 */
export function distinctInterruptions(events: Iterable<ImportedEvent>): Interruption[] {
  const delivered = new Set<string>();
  const alone: Interruption[] = [];
  const byInstance = new Map<string, ImportedEvent[]>();
  for (const event of events) {
    if (event.eventId !== "") {
      if (delivered.has(isRepeat(event))) continue;
      delivered.add(isRepeat(event));
    }
    if (event.startMs !== null || event.instance === "") {
      if (says(event)) alone.push(joined([event]));
    } else if (joins(event)) {
      byInstance.set(event.instance, [...(byInstance.get(event.instance) ?? []), event]);
    }
  }
  const together = [...byInstance.values()].flatMap((ofOne) => clusters(ofOne).filter((cluster) => cluster.some(says)));
  return [...alone, ...together.map(joined)].sort((one, other) => one.instantMs - other.instantMs);
}

/** Events that lie within the window of the first that says so. */
function clusters(events: readonly ImportedEvent[]): ImportedEvent[][] {
  const found: ImportedEvent[][] = [];
  for (const event of events.toSorted((one, other) => one.instantMs - other.instantMs)) {
    const open = found.at(-1);
    if (open?.[0] && event.instantMs - open[0].instantMs <= JOIN_WINDOW_MS) open.push(event);
    else found.push([event]);
  }
  return found;
}

function joined(events: readonly ImportedEvent[]): Interruption {
  const eviction = events.find(({ kind }) => kind === "interruption");
  const ended = events.find(({ kind, detail }) => kind === "state" && ENDED_STATES.has(detail));
  const taken = eviction ?? ended ?? events[0];
  return { instance: taken?.instance ?? "", instantMs: taken?.instantMs ?? Number.NaN, events };
}
