import "server-only";

export type Clock = { now(): Date };

/** The only place that asks the machine for the time. */
export const systemClock: Clock = { now: () => new Date() };
