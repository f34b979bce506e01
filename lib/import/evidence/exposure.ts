import type { Lives } from "./ends";

/** A log without lifetimes: so many machines were watched from then to then, in milliseconds. */
export type Watch = { from: number; to: number; instances: number };

/** Machines at risk together, in columns. */
export type Stretches = {
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  instances: ArrayLike<number> | null;
};

/**
 * Where only lifetimes are known, each is a stretch of its own. Where watches overlap with them or with each other,
 * they look at the same machines: at every instant the largest count holds, so that nothing is counted twice.
 */
export function stretchesAtRisk({ from, to }: Pick<Lives, "from" | "to">, watches: readonly Watch[]): Stretches {
  if (watches.length === 0) return { from, to, instances: null };
  const starts = Float64Array.from(from).sort();
  const ends = Float64Array.from(to).sort();
  const edges = Float64Array.from([...watches.flatMap((watch) => [watch.from, watch.to]), ...starts, ...ends]).sort();
  const joint = { from: [] as number[], to: [] as number[], instances: [] as number[] };
  let started = 0;
  let ended = 0;
  for (let edge = 0; edge + 1 < edges.length; edge++) {
    const left = edges[edge] ?? 0;
    const right = edges[edge + 1] ?? 0;
    if (right <= left) continue;
    while (started < starts.length && (starts[started] ?? 0) <= left) started++;
    while (ended < ends.length && (ends[ended] ?? 0) <= left) ended++;
    const instances = Math.max(started - ended, watchedAt(watches, left, right));
    if (instances === 0) continue;
    joint.from.push(left);
    joint.to.push(right);
    joint.instances.push(instances);
  }
  return joint;
}

function watchedAt(watches: readonly Watch[], left: number, right: number): number {
  let most = 0;
  for (const { from, to, instances } of watches) {
    if (from <= left && right <= to && instances > most) most = instances;
  }
  return most;
}

/** Instance-milliseconds at risk. */
export function exposureMs({ from, to, instances }: Stretches): number {
  let sum = 0;
  for (let index = 0; index < from.length; index++) {
    sum += ((to[index] ?? 0) - (from[index] ?? 0)) * (instances?.[index] ?? 1);
  }
  return sum;
}
