import { z } from "zod";

const count = z.int().nonnegative();
const hours = z.number().nonnegative();
const interval95 = z.tuple([z.number(), z.number()]).nullable();

/** Why machines ended; `cap` is the provider's fixed limit on a machine's life, which is no reclaim. */
export const causeCounts = z.object({
  interruption: count,
  userStop: count,
  cap: count,
  failure: count,
  unknown: count,
});
export type CauseCounts = z.infer<typeof causeCounts>;

export const poolEvidence = z.object({
  poolId: z.uuid(),
  /** TYPE@ZONE, as far as they are known. */
  pool: z.string(),
  provider: z.string(),
  region: z.string(),
  zone: z.string(),
  instanceType: z.string(),
  /** Interruptions: what the rate is made of. */
  events: count,
  /** All ends by the provider, those by its fixed cap among them. */
  providerEnds: count,
  exposureInstanceHours: hours,
  ratePerInstanceHour: z.number().nullable(),
  interval95,
  upper90: z.number().nullable(),
  clustering: z.object({ index: z.number(), p: z.number() }).nullable(),
  causes: causeCounts,
  firstAt: z.iso.datetime().nullable(),
  lastAt: z.iso.datetime().nullable(),
  logs: count,
  /** Whether the project plans from this pool. */
  planned: z.boolean(),
});
export type PoolEvidence = z.infer<typeof poolEvidence>;

/** The answer of GET /api/v1/projects/{id}/evidence. */
export const projectEvidence = z.object({
  /** The sum over the pools. It checks an import: ends by the provider before any are told apart. No planning rate. */
  total: z.object({ events: count, exposureInstanceHours: hours, pools: count, logs: count }),
  pools: z.array(poolEvidence),
  causes: causeCounts,
});
export type ProjectEvidence = z.infer<typeof projectEvidence>;
