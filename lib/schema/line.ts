import { z } from "zod";

/**
 * No control characters, which would break tables, logs and CSV alike, and no half of a surrogate pair, which is
 * no character at all: a database stores neither.
 */
export const SHOWABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** What is typed, blank or not. */
export const text = (longest: number) => z.string().trim().max(longest).regex(SHOWABLE);

/** Printable text on one line. */
export const line = (longest: number) => z.string().trim().min(1).max(longest).regex(SHOWABLE);

/** A calendar day that a database column and a calendar on screen both hold. */
export const day = z.iso.date().refine((date) => date >= "2000-01-01" && date < "2200-01-01", {
  error: "Name a day from 2000-01-01 to 2199-12-31.",
  params: { code: "day-out-of-range" },
});
