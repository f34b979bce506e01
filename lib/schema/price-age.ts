const DAY_MS = 86_400_000;
/** Spot prices move within weeks; a plan on older ones is marked. */
const FRESH_DAYS = 30;

/** Whole days since the prices were looked up, once they are older than 30; null while they are fresh. */
export function staleDays(priceDate: string, now: Date): number | null {
  const days = Math.floor((now.getTime() - Date.parse(`${priceDate}T00:00:00Z`)) / DAY_MS);
  return days > FRESH_DAYS ? days : null;
}
