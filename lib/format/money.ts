import { numberFormat } from "./intl";
import { known, type Maybe, signed, type UnknownWord } from "./known";
import { type Locale, NUMBER_TAG } from "./locale";

export type Currency = "USD" | "CNY";

const inCurrency = (currency: Currency, locale: Locale, minimum: number, maximum = minimum) =>
  numberFormat(NUMBER_TAG[locale], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
  });

/** Decimals that show two significant digits, as far as the formatter can count. */
const smallDigits = (magnitude: number) => Math.min(20, 1 - Math.floor(Math.log10(magnitude)));

/** An amount: `$398`, below ten with cents `$1.86`; `−$21`; `¥2,460`; what is no cent keeps two digits, `$0.00054`. */
export function formatMoney(amount: Maybe, currency: Currency, locale: Locale, options: UnknownWord = {}): string {
  return known(amount, options, (finite) =>
    signed(finite, (magnitude) => {
      if (magnitude > 0 && magnitude < 0.005)
        return inCurrency(currency, locale, 2, smallDigits(magnitude)).format(magnitude);
      const cents = magnitude === 0 || magnitude >= 9.995 ? 0 : 2;
      return inCurrency(currency, locale, cents).format(magnitude);
    }),
  );
}

/** A price of one unit keeps its digits: `$1.86`, `$12.30`, `$0.023`. */
export function formatPrice(amount: Maybe, currency: Currency, locale: Locale, options: UnknownWord = {}): string {
  return known(amount, options, (finite) =>
    signed(finite, (magnitude) => inCurrency(currency, locale, 2, 6).format(magnitude)),
  );
}
