import { known, type Maybe, NARROW_SPACE, signed, type UnknownWord } from "./known";
import type { Locale } from "./locale";
import { formatNumber } from "./number";

const UNITS = ["B", "kB", "MB", "GB", "TB", "PB"] as const;

/** A size in decimal units: `84 kB`, `1.8 MB`, `200 MB`. */
export function formatBytes(bytes: Maybe, locale: Locale, options: UnknownWord = {}): string {
  return known(bytes, options, (finite) =>
    signed(finite, (magnitude) => {
      let size = magnitude;
      let step = 0;
      while (size >= 999.5 && step < UNITS.length - 1) {
        size /= 1_000;
        step += 1;
      }
      const number = formatNumber(size, locale, { digits: size < 10 && step > 0 ? 1 : 0 });
      return `${number}${NARROW_SPACE}${UNITS[step]}`;
    }),
  );
}
