import { describe, expect, it } from "vitest";
import { formatBytes } from "./bytes";
import { formatCount } from "./count";
import { formatDate, formatInstant } from "./date";
import { formatAdvice, formatDuration, formatHours } from "./duration";
import { formatMoney, formatPrice } from "./money";
import { formatNumber, formatPercent } from "./number";
import { formatRange } from "./range";
import { formatRate, formatRateInWords, formatRateRange } from "./rate";

/** Special spaces made visible: U+202F as _, U+00A0 as ~. */
const seen = (text: string) => text.replaceAll("\u202f", "_").replaceAll("\u00a0", "~");

describe("formatDuration", () => {
  it.each([
    [0, "0_s"],
    [-0, "0_s"],
    [0.04, "40_ms"],
    [0.2, "0.2_s"],
    [2.29, "2.29_s"],
    [28.44, "28.4_s"],
    [59.94, "59.9_s"],
    [59.97, "1_min"],
    [120, "2_min"],
    [1_145, "19_min~05_s"],
    [1_314.534, "21_min~55_s"],
    [3_599.6, "1_h"],
    [22_920, "6_h~22_min"],
    [172_770, "2_d"],
    [172_769, "47_h~59_min"],
    [428_400, "4_d~23_h"],
    [-32_400, "−9_h"],
    [1e11, "1,157,407_d~10_h"],
  ])("reads %d s as %s", (seconds, text) => {
    expect(seen(formatDuration(seconds, "en"))).toBe(text);
  });

  it("counts in 天, 小时, 分 and 秒 in Chinese", () => {
    expect(seen(formatDuration(1_314.534, "zh"))).toBe("21_分~55_秒");
    expect(seen(formatDuration(22_920, "zh"))).toBe("6_小时~22_分钟");
    expect(seen(formatDuration(428_400, "zh"))).toBe("4_天~23_小时");
  });
});

describe("formatAdvice", () => {
  it.each([
    [986, "16_min"],
    [1_019.9, "16_min"],
    [180, "3_min"],
    [179.9, "2_min~55_s"],
    [173, "2_min~50_s"],
    [60, "1_min"],
    [59.99, "55_s"],
    [4.9, "4_s"],
    [0.7, "0.7_s"],
    [22_979, "6_h~22_min"],
    [172_799, "47_h~59_min"],
    [431_999, "4_d~23_h"],
  ])("rounds %d s down to %s", (seconds, text) => {
    expect(seen(formatAdvice(seconds, "en"))).toBe(text);
  });
});

describe("money", () => {
  it.each([
    [398.4, "$398"],
    [1_183.5, "$1,184"],
    [9.994, "$9.99"],
    [9.996, "$10"],
    [1.9, "$1.90"],
    [-21.2, "−$21"],
    [-0.001, "−$0.001"],
    [0, "$0"],
  ])("reads %d as %s", (amount, text) => {
    expect(formatMoney(amount, "USD", "en")).toBe(text);
  });

  it("names yuan with its sign and keeps the digits of a unit price", () => {
    expect(formatMoney(2_460, "CNY", "zh")).toBe("¥2,460");
    expect(formatPrice(12.3, "USD", "en")).toBe("$12.30");
    expect(formatPrice(0.023, "USD", "zh")).toBe("$0.023");
  });
});

describe("numbers", () => {
  it("puts a narrow space before %, in Chinese none", () => {
    expect(seen(formatPercent(0.097, "en", { digits: 1 }))).toBe("9.7_%");
    expect(formatPercent(0.097, "zh", { digits: 1 })).toBe("9.7%");
  });

  it("uses U+2212 and never shows a negative nothing", () => {
    expect(formatNumber(-9, "en")).toBe("−9");
    expect(formatNumber(-0.2, "en")).toBe("0");
    expect(formatNumber(-0, "en")).toBe("0");
  });

  it("reads hours and sizes", () => {
    expect(seen(formatHours(374.6153, "en"))).toBe("374.6_h");
    expect(seen(formatHours(12_121.06, "zh"))).toBe("12,121_小时");
    expect(seen(formatHours(0.5, "en"))).toBe("0.5_h");
    expect(seen(formatBytes(84_000, "en"))).toBe("84_kB");
    expect(seen(formatBytes(1_800_000, "en"))).toBe("1.8_MB");
    expect(seen(formatBytes(999_700, "en"))).toBe("1_MB");
    expect(seen(formatBytes(12, "en"))).toBe("12_B");
  });

  it("spells small counts in English only", () => {
    expect(formatCount(4, "en")).toBe("four");
    expect(formatCount(11, "en")).toBe("11");
    expect(formatCount(0, "en", { zero: "none" })).toBe("none");
    expect(formatCount(4, "zh")).toBe("4");
  });
});

describe("rates", () => {
  it.each([
    [0.125, "0.125", "1 per 8_h"],
    [1.897, "1.897", "1.9 per~h"],
    [0.7, "0.700", "1 per 1.4_h"],
    [0.524904, "0.525", "1 per 1.9_h"],
    [0.00018, "0.00018", "1 per 5,556_h"],
    [0.009996, "0.010", "1 per 100_h"],
    [0.003, "0.0030", "1 per 333_h"],
    [0, "0", "0 per~h"],
  ])("reads %d as %s and %s", (rate, table, words) => {
    expect(formatRate(rate, "en")).toBe(table);
    expect(seen(formatRateInWords(rate, "en"))).toBe(words);
  });

  it("says it in Chinese", () => {
    expect(formatRateInWords(0.125, "zh")).toBe("每 8 小时 1 次");
    expect(formatRateInWords(1.897, "zh")).toBe("每小时 1.9 次");
  });
});

describe("formatRange", () => {
  const rate = (value: number) => formatRate(value, "en");

  it("uses words in sentences and a dash in tables", () => {
    expect(formatRange([0.078, 0.189], rate, "en")).toBe("0.078 to 0.189");
    expect(formatRange([0.078, 0.189], rate, "zh")).toBe("0.078 至 0.189");
    expect(formatRange([0.078, 0.189], rate, "en", "table")).toBe("0.078–0.189");
  });

  it("keeps a dash away from a minus and gives equal ends once", () => {
    expect(formatRange([-5, 3], (value) => formatNumber(value, "en"), "en", "table")).toBe("−5 to 3");
    expect(formatRange([1.1, 1.2], (value) => formatNumber(value, "en"), "en")).toBe("1");
  });
});

describe("formatRateRange", () => {
  it.each([
    [0.078, 0.189, "0.078–0.189"],
    [0.332744, 0.787614, "0.333–0.788"],
    [0.003, 0.088, "0.0030–0.088"],
    [0.00304, 0.5249, "0.0030–0.52"],
    [0.00253, 1.04, "0.0025–1.0"],
    [0.0005, 0.00996, "0.00050–0.010"],
    [0.00999, 0.00999, "0.010"],
    [0, 0.0031, "0–0.0031"],
    [0, 0.2, "0–0.200"],
  ])("tells %d and %d equally exactly, as %s", (low, high, text) => {
    expect(formatRateRange([low, high], "en", "table")).toBe(text);
  });

  it("has a word between its ends in a sentence", () => {
    expect(formatRateRange([0.003, 0.088], "en")).toBe("0.0030 to 0.088");
    expect(formatRateRange([0.003, 0.088], "zh")).toBe("0.0030 至 0.088");
  });
});

describe("dates", () => {
  it("gives the day and the moment with its zone, whatever the machine's zone is", () => {
    const at = new Date("2026-11-12T09:40:00Z");
    expect(seen(formatDate(at, "en"))).toBe("12~Nov 2026");
    expect(seen(formatInstant(at, "en"))).toBe("12~Nov 2026, 09:40~UTC");
    expect(seen(formatInstant(at, "zh"))).toBe("2026 年 11 月 12 日 09:40~UTC");
    expect(seen(formatInstant(at, "en", { zone: "Asia/Shanghai" }))).toBe("12~Nov 2026, 17:40~GMT+8");
  });

  it("leaves a plain day alone", () => {
    expect(seen(formatDate("2026-09-30", "en", { zone: "America/Los_Angeles" }))).toBe("30~Sep 2026");
  });

  it("refuses what is no date, or takes the word for it", () => {
    expect(() => formatDate("soon", "en")).toThrow(RangeError);
    expect(formatDate(null, "en", { unknown: "not dated" })).toBe("not dated");
  });
});
