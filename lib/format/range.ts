import type { Locale } from "./locale";

export type RangePlace = "sentence" | "table";

/**
 * Two ends of an interval. In sentences `196 to 251`, in tables `0.078–0.189`.
 * Ends that read the same are given once.
 */
export function formatRange(
  [low, high]: readonly [number, number],
  end: (value: number) => string,
  locale: Locale,
  place: RangePlace = "sentence",
): string {
  const [first, last] = [end(low), end(high)];
  if (first === last) return first;
  // A dash beside a minus cannot be read.
  if (place === "table" && low >= 0) return `${first}–${last}`;
  return locale === "zh" ? `${first} 至 ${last}` : `${first} to ${last}`;
}
