/** From a value to a place in pixels. */
export type Scale = (value: number) => number;

type Pair = readonly [number, number];

export const linearScale =
  ([low, high]: Pair, [start, end]: Pair): Scale =>
  (value) =>
    start + ((value - low) / (high - low)) * (end - start);

/** Equal factors take equal space; for intervals and rates only, and the axis title says so. */
export const logScale = ([low, high]: Pair, range: Pair): Scale => {
  const linear = linearScale([Math.log(low), Math.log(high)], range);
  return (value) => linear(Math.log(value));
};

/** Keeps a mark on the paper; the caller says in words that it lies beyond. */
export const clamp = (place: number, [start, end]: Pair): number => Math.min(Math.max(place, start), end);
