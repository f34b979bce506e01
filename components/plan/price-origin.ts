/** Where the prices come from and how old they are. */
export type PriceOrigin = { source: string | null; date: string | null; ageDays: number | null; stale: boolean };

/** Spot prices move; older ones still count, and are marked. */
const STALE_AFTER_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** @param date the calendar day on which the prices were read, `2026-11-12` */
export function priceOrigin(source: string | undefined, date: string | undefined, now: Date): PriceOrigin {
  if (date === undefined) return { source: source ?? null, date: null, ageDays: null, stale: false };
  const ageDays = Math.max(0, Math.floor((now.getTime() - Date.parse(`${date}T00:00:00Z`)) / DAY_MILLISECONDS));
  return { source: source ?? null, date, ageDays, stale: ageDays > STALE_AFTER_DAYS };
}
