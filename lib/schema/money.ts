import { z } from "zod";

export const CURRENCIES = ["USD", "CNY"] as const;

const MICROS = 1_000_000;

/** Integer micro-units of a currency; what the database holds. */
export const toMicros = (amount: number): bigint => BigInt(Math.round(amount * MICROS));
export const fromMicros = (micros: bigint): number => Number(micros) / MICROS;

/** An amount that integer micro-units hold without rounding. */
export const money = z
  .number()
  .nonnegative()
  .max(1_000_000)
  .refine((amount) => Math.abs(Math.round(amount * MICROS) / MICROS - amount) < 1e-9, {
    error: "Write at most six decimals.",
    params: { code: "finer-than-micros" },
  });

/** A price of nothing is a blank that somebody filled with 0: the plan would call the machine free. */
export const price = money.refine((amount) => amount > 0, {
  error: "A price must be above 0; leave it out where it is not known.",
  params: { code: "not-positive" },
});
