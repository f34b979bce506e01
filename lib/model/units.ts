/** Branded SI values: a rate cannot be passed where a duration is wanted. */
declare const unit: unique symbol;
export type Seconds = number & { readonly [unit]: "s" };
export type PerSecond = number & { readonly [unit]: "1/s" };

export const SECONDS_PER_HOUR = 3600;
/** A month of storage is 730 h. */
export const HOURS_PER_MONTH = 730;
const MEGABYTES_PER_GIGABYTE = 1000;

export const seconds = (value: number) => value as Seconds;
export const perSecond = (value: number) => value as PerSecond;
export const fromHours = (hours: number) => seconds(hours * SECONDS_PER_HOUR);
export const perHour = (rate: number) => perSecond(rate / SECONDS_PER_HOUR);
export const inHours = (duration: number) => duration / SECONDS_PER_HOUR;
export const ratePerHour = (rate: PerSecond) => rate * SECONDS_PER_HOUR;

/** Seconds to write decimal gigabytes, ≥ 0, at decimal megabytes per second, > 0. */
export const writeTime = (gigabytes: number, megabytesPerSecond: number) =>
  seconds((gigabytes * MEGABYTES_PER_GIGABYTE) / megabytesPerSecond);
