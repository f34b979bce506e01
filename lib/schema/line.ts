import { z } from "zod";

/** Printable text on one line; control characters would break tables, logs and CSV alike. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u, { error: "Leave out control characters." });

/** A calendar day that a database column and a calendar on screen both hold. */
export const day = z.iso.date().refine((date) => date >= "2000-01-01" && date < "2200-01-01", {
  error: "Name a day from 2000-01-01 to 2199-12-31.",
  params: { code: "day-out-of-range" },
});
