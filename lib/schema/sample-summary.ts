import type { CheckpointMode, SampleBasis, SampleQuantity } from "@/lib/schema/measurement";

export type Sample = {
  quantity: SampleQuantity;
  seconds: number;
  mode: CheckpointMode;
  basis: SampleBasis;
  takenOn: string;
  source: string | null;
};

/** The samples of one quantity that the plan rests on. */
export type SampleSummary = {
  mode: CheckpointMode;
  basis: SampleBasis;
  count: number;
  meanSeconds: number;
  p90Seconds: number;
  newest: { takenOn: string; source: string | null };
};

export type SampleUse = { overhead: SampleSummary | null; latency: SampleSummary | null };

/** Quantile by linear interpolation between order statistics (R's type 7). */
export function quantile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = p * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * Which samples the plan uses: those in the mode of the newest save, because a job that went
 * asynchronous no longer saves as it did; and measured ones wherever there are any.
 *
 * @param samples newest first
 */
export function samplesInUse(samples: readonly Sample[]): SampleUse {
  const overhead = samples.filter((sample) => sample.quantity === "overhead");
  const latency = samples.filter((sample) => sample.quantity === "latency");
  const mode = (overhead[0] ?? latency[0])?.mode;
  return { overhead: summarise(overhead, mode), latency: summarise(latency, mode) };
}

function summarise(samples: readonly Sample[], mode: CheckpointMode | undefined): SampleSummary | null {
  const inMode = samples.filter((sample) => sample.mode === mode);
  const measured = inMode.filter((sample) => sample.basis === "measured");
  const used = measured.length > 0 ? measured : inMode;
  const newest = used[0];
  if (!newest) return null;
  const seconds = used.map((sample) => sample.seconds);
  return {
    mode: newest.mode,
    basis: newest.basis,
    count: used.length,
    meanSeconds: seconds.reduce((sum, value) => sum + value, 0) / used.length,
    p90Seconds: quantile(seconds, 0.9),
    newest: { takenOn: newest.takenOn, source: newest.source },
  };
}
