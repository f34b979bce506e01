import { dispersion } from "@/lib/model/statistics/dispersion";
import { addInstance, addLoneRow, type Cause, Lives } from "./ends";
import { EqualRows } from "./equal-rows";
import { exposureMs, type Stretches, stretchesAtRisk, type Watch } from "./exposure";
import type { PoolRows } from "./pool-rows";

const HOUR_MS = 3_600_000;
const CAP_MS = 24 * HOUR_MS;
const CAP_LATEST_MS = 25 * HOUR_MS;
const CAPS_WITHOUT_A_KNOWN_PROVIDER = 3;

export type FoldedEvidence = {
  causes: Record<Cause, number>;
  exposureSeconds: number;
  clustering: { index: number; p: number } | null;
  firstMs: number | null;
  lastMs: number | null;
};

/** What the distinct events of one pool, and the watches over it that know no lifetimes, add up to. */
export function foldPool(rows: PoolRows, watches: readonly Watch[], provider: string): FoldedEvidence {
  const lives = livesOf(rows);
  markCaps(lives, provider);
  const causes: Record<Cause, number> = { interruption: 0, userStop: 0, cap: 0, failure: 0, unknown: 0 };
  const struckHours: number[] = [];
  for (let end = 0; end < lives.ends; end++) {
    const cause = lives.causeOf(end);
    causes[cause]++;
    if (cause === "interruption") struckHours.push(lives.instantOf(end) / HOUR_MS);
  }
  const stretches = stretchesAtRisk(lives, watches);
  const scatter = dispersion(struckHours, { [Symbol.iterator]: () => spansInHours(stretches) });
  return {
    causes,
    exposureSeconds: exposureMs(stretches) / 1000,
    clustering: scatter && { index: settled(scatter.index), p: settled(scatter.p) },
    ...reach(rows),
  };
}

/** The order in which logs came moves the last digits of a sum; a verdict must not be judged anew for that. */
const settled = (value: number) => Number(value.toPrecision(12));

/** One object for all spans: a million would not fit the memory of an import. */
function* spansInHours({ from, to, instances }: Stretches) {
  const span = { startHours: 0, endHours: 0, instances: 1 };
  for (let index = 0; index < from.length; index++) {
    span.startHours = (from[index] ?? 0) / HOUR_MS;
    span.endHours = (to[index] ?? 0) / HOUR_MS;
    span.instances = instances?.[index] ?? 1;
    yield span;
  }
}

/** Only instances with several rows are gathered and sorted: nearly all of a log of lifetimes stand alone. */
function livesOf(rows: PoolRows): Lives {
  const lives = new Lives(rows.count);
  const known = new EqualRows();
  const groups = new Map<number, number[]>();
  for (let row = 0; row < rows.count; row++) {
    const instance = at(rows.instance, row);
    if (instance !== 0 && known.seen(instance) === 1) groups.set(instance, []);
  }
  for (let row = 0; row < rows.count; row++) {
    const group = groups.get(at(rows.instance, row));
    if (group) group.push(row);
    else addLoneRow(lives, rows, row);
  }
  for (const group of groups.values()) addInstance(lives, rows, group.sort(inTime(rows)));
  return lives;
}

const inTime = (rows: PoolRows) => (one: number, other: number) =>
  at(rows.instant, one) - at(rows.instant, other) ||
  at(rows.kind, one) - at(rows.kind, other) ||
  (at(rows.started, one) || 0) - (at(rows.started, other) || 0);

const at = (column: Float64Array | Uint8Array, row: number) => column[row] ?? 0;

/**
 * Google stopped preemptible machines after 24 h: no reclaim, and in a log it imitates bursts. Taken for the cap are
 * ends in the 25th hour of a pool in which nothing ever ran longer; where the provider is not Google, three of them.
 */
function markCaps(lives: Lives, provider: string): void {
  const { from, to } = lives;
  if (to.some((end, life) => end - (from[life] ?? 0) >= CAP_LATEST_MS)) return;
  const late: number[] = [];
  for (let end = 0; end < lives.ends; end++) {
    const ranMs = lives.ranMsOf(end);
    if (lives.causeOf(end) === "interruption" && ranMs >= CAP_MS && ranMs < CAP_LATEST_MS) late.push(end);
  }
  if (provider !== "gcp" && late.length < CAPS_WITHOUT_A_KNOWN_PROVIDER) return;
  for (const end of late) lives.mark(end, "cap");
}

function reach(rows: PoolRows): { firstMs: number | null; lastMs: number | null } {
  let firstMs = Number.POSITIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rows.count; row++) {
    const instant = at(rows.instant, row);
    const started = rows.started[row] ?? Number.NaN;
    firstMs = Math.min(firstMs, instant, Number.isNaN(started) ? instant : started);
    lastMs = Math.max(lastMs, instant);
  }
  return rows.count === 0 ? { firstMs: null, lastMs: null } : { firstMs, lastMs };
}
