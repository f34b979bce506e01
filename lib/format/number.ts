import { numberFormat } from "./intl";
import { known, type Maybe, NARROW_SPACE, signed, type UnknownWord } from "./known";
import { type Locale, NUMBER_TAG } from "./locale";

export type NumberOptions = UnknownWord & {
  /** Digits after the point: at most this many, or exactly with `fixed`. */
  digits?: number;
  fixed?: boolean;
  /** Significant digits instead, for magnitudes that are not known beforehand; with `fixed` no fewer either. */
  significant?: number;
};

/** A plain number: `1,442`, `0.125`, `−9`. Rounded to whole numbers unless told. */
export function formatNumber(value: Maybe, locale: Locale, options: NumberOptions = {}): string {
  const { digits = 0, fixed = false, significant } = options;
  const format = numberFormat(NUMBER_TAG[locale], {
    ...(significant === undefined
      ? { maximumFractionDigits: digits, minimumFractionDigits: fixed ? digits : 0 }
      : {
          ...(fixed && { minimumSignificantDigits: significant }),
          maximumSignificantDigits: significant,
          maximumFractionDigits: 9,
          roundingPriority: "lessPrecision",
        }),
  });
  return known(value, options, (finite) => signed(finite, (magnitude) => format.format(magnitude)));
}

/** A share of 1 as a percentage: `65 %`, `9.7 %`, in Chinese `65%`. */
export function formatPercent(share: Maybe, locale: Locale, options: NumberOptions = {}): string {
  const space = locale === "zh" ? "" : NARROW_SPACE;
  return known(share, options, (finite) => `${formatNumber(finite * 100, locale, options)}${space}%`);
}
