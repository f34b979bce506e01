import type { ImportedEvent } from "@/lib/import/event";
import { fingerprint } from "@/lib/import/evidence/equal-rows";
import type { Watch } from "@/lib/import/evidence/exposure";
import { type FoldedEvidence, foldPool } from "@/lib/import/evidence/fold-pool";
import { emptyRows, kindCode, newRow, type PoolRows } from "@/lib/import/evidence/pool-rows";
import { poolLabel } from "@/lib/import/pool";

const BEGUN_STATES = new Set(["pending", "running", "rebooting"]);

/** The rows that the database would give of one log, whose watch ended at its last instant unless it is said. */
export function poolRows(events: readonly ImportedEvent[], watchedUntilMs?: number): PoolRows {
  const untilMs = watchedUntilMs ?? Math.max(...events.map(({ instantMs }) => instantMs));
  const rows = emptyRows(events.length);
  const delivered = new Set<string>();
  for (const { kind, detail, instance, eventId, instantMs, startMs } of events) {
    const delivery = `${eventId} ${instance}`;
    if (eventId !== "" && delivered.has(delivery)) continue;
    delivered.add(delivery);
    if (kind === "state" && BEGUN_STATES.has(detail)) continue;
    const row = newRow(rows);
    rows.kind[row] = kindCode(kind);
    rows.instant[row] = instantMs;
    rows.started[row] = kind === "start" ? untilMs : (startMs ?? Number.NaN);
    rows.since[row] = Number.NaN;
    rows.instance[row] = instance === "" ? 0 : fingerprint(instance);
  }
  return rows;
}

/** What one log says, by whatever `keyOf` tells apart: pools unless it is given. */
export function foldedLog(
  events: readonly ImportedEvent[],
  keyOf: (event: ImportedEvent) => string = ({ pool }) => poolLabel(pool),
  watches: readonly Watch[] = [],
): Map<string, FoldedEvidence> {
  const groups = new Map<string, ImportedEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  const folded = new Map<string, FoldedEvidence>();
  for (const [key, group] of groups) {
    folded.set(key, foldPool(poolRows(group), watches, group[0]?.pool.provider ?? ""));
  }
  return folded;
}

/** All pools together: interruptions, ends by a cap among them, and seconds at risk. */
export function sumOfLog(events: readonly ImportedEvent[]): { interruptions: number; exposureSeconds: number } {
  const sum = { interruptions: 0, exposureSeconds: 0 };
  for (const { causes, exposureSeconds } of foldedLog(events).values()) {
    sum.interruptions += causes.interruption + causes.cap;
    sum.exposureSeconds += exposureSeconds;
  }
  return sum;
}
