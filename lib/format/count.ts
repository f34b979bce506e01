import { known, type Maybe, type UnknownWord } from "./known";
import type { Locale } from "./locale";
import { formatNumber } from "./number";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count inside a sentence: English spells out up to ten, Chinese keeps digits. */
export function formatCount(count: Maybe, locale: Locale, options: UnknownWord & { zero?: string } = {}): string {
  return known(count, options, (finite) => {
    if (locale === "zh") return formatNumber(finite, locale);
    if (finite === 0 && options.zero !== undefined) return options.zero;
    return WORDS[finite] ?? formatNumber(finite, locale);
  });
}

/** The first letter of an English sentence that starts with a counted word. */
export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
