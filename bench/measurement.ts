export type Measurement = {
  readonly name: string;
  /** Ours over the reference, both measured in this run on this machine. */
  readonly ratio: number;
  readonly value: number;
  readonly unit: string;
  readonly runs: number;
};

/** Each file of this folder that ends in `.bench.ts` exports one of these as its default. */
export type Benchmark = (say: (line: string) => void) => Promise<readonly Measurement[]>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError("A median needs at least one value.");
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export type Pairs = { readonly ratio: number; readonly ours: number; readonly reference: number };

/**
 * Runs both by turns, so that a machine that slows down slows both, and takes medians: of the pairs'
 * ratios, and of each side. The order within a pair changes from pair to pair.
 */
export async function pairedRuns(
  ours: () => Promise<number>,
  reference: () => Promise<number>,
  runs: number,
): Promise<Pairs> {
  const pairs: (readonly [number, number])[] = [];
  for (let run = 0; run < runs; run++) {
    if (run % 2 === 0) {
      const mine = await ours();
      pairs.push([mine, await reference()]);
    } else {
      const theirs = await reference();
      pairs.push([await ours(), theirs]);
    }
  }
  return {
    ratio: median(pairs.map(([mine, theirs]) => mine / theirs)),
    ours: median(pairs.map(([mine]) => mine)),
    reference: median(pairs.map(([, theirs]) => theirs)),
  };
}
