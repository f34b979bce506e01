import "server-only";

const SECONDS_PER_HOUR = 3600;
// One digit less than a double holds, so that h · 3600 / 3600 comes back as it was typed.
const DIGITS = 15;

export const secondsFromHours = (hours: number | undefined): number | null =>
  hours === undefined ? null : hours * SECONDS_PER_HOUR;

export const hoursFromSeconds = (seconds: number | null): number | null =>
  seconds === null ? null : Number((seconds / SECONDS_PER_HOUR).toPrecision(DIGITS));

/** A calendar day has no zone: midnight UTC stands for it in the database. */
export const storedDay = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
