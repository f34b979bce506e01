/** What a formatter may be handed: a number, or the absence of one. */
export type Maybe = number | null | undefined;

/** The caller's word for a number that is not known. Without one, such a number is refused. */
export type UnknownWord = { unknown?: string | undefined };

export const NARROW_SPACE = "\u202f";
export const NO_BREAK_SPACE = "\u00a0";
export const MINUS = "\u2212";

/**
 * The text of a number that is one, else the caller's word; NaN, Infinity and null never become text.
 * -0 is shown as 0.
 */
export function known(value: Maybe, { unknown }: UnknownWord, text: (finite: number) => string): string {
  if (typeof value === "number" && Number.isFinite(value)) return text(value === 0 ? 0 : value);
  if (unknown !== undefined) return unknown;
  throw new RangeError(`no text for ${value}: give a number, or the word for an unknown one`);
}

/** Puts U+2212 before what is less than 0, unless it shows as 0. */
export function signed(value: number, text: (magnitude: number) => string): string {
  const shown = text(Math.abs(value));
  return value < 0 && /[1-9]/.test(shown) ? MINUS + shown : shown;
}
