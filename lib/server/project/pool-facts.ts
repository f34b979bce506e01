import "server-only";

/** What the pool's logs say, as far as a plan needs it. */
export type PoolFacts = {
  name: string;
  interruptions: number;
  failures: number;
  exposureInstanceHours: number;
  clustering: { index: number; p: number } | null;
  lastAt: Date | null;
};
