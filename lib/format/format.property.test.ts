import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBytes } from "./bytes";
import { formatCount } from "./count";
import { formatAdvice, formatDuration, formatHours } from "./duration";
import { LOCALES, type Locale } from "./locale";
import { formatMoney, formatPrice } from "./money";
import { formatNumber, formatPercent } from "./number";
import { formatRate, formatRateInWords } from "./rate";

type Formatter = (value: number | null, locale: Locale, options?: { unknown?: string }) => string;

const FORMATTERS: Record<string, Formatter> = {
  formatAdvice,
  formatBytes,
  formatCount,
  formatDuration,
  formatHours,
  formatMoney: (value, locale, options) => formatMoney(value, "USD", locale, options),
  formatNumber,
  formatPercent,
  formatPrice: (value, locale, options) => formatPrice(value, "CNY", locale, options),
  formatRate,
  formatRateInWords,
};

const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 1e-300, -1e-300, 59.999_999, 3_599.999));
const locale = fc.constantFrom(...LOCALES);

describe.each(Object.entries(FORMATTERS))("%s", (_name, format) => {
  test("never leaks what is no number, and never a negative zero", () => {
    fc.assert(
      fc.property(anyNumber, locale, (value, language) => {
        const text = format(value, language, { unknown: "unknown" });
        expect(text).not.toMatch(/NaN|Infinity|∞|undefined|null|-|e\+/);
        expect(text).not.toMatch(/−\D*0(\.0+)?(?![\d.])/);
        expect(text).not.toBe("");
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null])(
    "refuses %s without a word for it",
    (value) => {
      expect(() => format(value, "en")).toThrow(RangeError);
      expect(format(value, "en", { unknown: "unknown" })).toBe("unknown");
    },
  );
});

const SIZES: Record<string, number> = { d: 86_400, h: 3_600, min: 60, s: 1, ms: 0.001 };

/** Reads a formatted duration back, s. */
const readBack = (text: string) =>
  text
    .split("\u00a0")
    .map((part) => part.split("\u202f"))
    .reduce((sum, [value = "", unit = ""]) => sum + Number(value.replaceAll(",", "")) * (SIZES[unit] ?? Number.NaN), 0);

test("advice is never longer than the interval it rounds", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (seconds) => {
      expect(readBack(formatAdvice(seconds, "en"))).toBeLessThanOrEqual(seconds);
    }),
  );
});

test("a duration reads back within half of its smallest unit", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 1e9, noNaN: true }), (seconds) => {
      const half = seconds < 59.95 ? 0.05 : seconds < 3_600 ? 0.5 : seconds < 172_800 ? 30 : 1_800;
      expect(Math.abs(readBack(formatDuration(seconds, "en")) - seconds)).toBeLessThanOrEqual(half * 1.000_001);
    }),
  );
});
