import { createTranslator, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Locale } from "@/lib/format/locale";
import { en } from "@/lib/i18n/messages/en";
import { zh } from "@/lib/i18n/messages/zh";
import type { InputChange, VerdictHistoryEntry } from "@/lib/schema/verdict";
import { INPUT_KIND } from "./change-value";
import { HistoryList } from "./history-list";

const change = (path: string, before: InputChange["before"], after: InputChange["after"]) => ({ path, before, after });

const entry = (id: string, more: Partial<VerdictHistoryEntry>, inputs: InputChange[] = []): VerdictHistoryEntry => ({
  id,
  answer: "admitted",
  statement: {
    code: "verdict.tooDear",
    values: { onDemandMoney: 610, spotMoney: 640, judgedRate: 0.125, marginShare: 0.05 },
  },
  modelVersion: "1",
  inputHash: "a",
  currency: "USD",
  changes: { inputs, points: [], answer: null, modelVersion: null },
  trigger: { actorKind: "user", actorName: "Ada", action: "x" },
  judgedAt: new Date("2026-11-12T09:40:00Z"),
  points: ["pass", "pass", "pass", "pass", "pass"],
  isFirst: false,
  ...more,
});

function shown(entries: VerdictHistoryEntry[], locale: Locale = "en"): string {
  const messages = locale === "en" ? en : zh;
  const t = createTranslator({ locale, messages, namespace: "plan", timeZone: "UTC" });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <HistoryList entries={entries} text={{ t, locale }} />
    </NextIntlClientProvider>,
  ).replaceAll(/[\u202f\u00a0]/g, " ");
}

it("leaves past money in the currency of its time", () => {
  const html = shown([
    entry("3", { currency: "CNY" }, [change("currency", "USD", "CNY"), change("request.spotPricePerHour", 1.86, 13.4)]),
    entry("2", { currency: "USD" }, [change("request.onDemandPricePerHour", null, 5.672)]),
  ]);
  expect(html).toContain("it costs ¥610");
  expect(html).toContain("it costs $610");
  expect(html).toContain("Spot price: $1.86 per h → ¥13.40 per h");
  expect(html).toContain("On-demand price: unknown → $5.672 per h");
});

it("writes every kind of value as the rest of the page does", () => {
  const html = shown([
    entry("2", {}, [
      change("request.evidence.clustering.date", null, "2026-05-11"),
      change("request.evidence.clustering.p", null, 0.216444),
      change("request.exposureInstanceHours", 12.5, 947.217),
      change("request.checkpointOverheadSeconds", 30, 91.2),
      change("request.gang", null, true),
      change("request.evidence.resume.components.rng", null, "captured"),
      change("mode", "sync", "async"),
      change("priceDate", "2026-10-01", "2026-11-12"),
    ]),
  ]);
  for (const line of [
    "Last interruption: unknown → 11 May 2026",
    "Dispersion, p value: unknown → 0.216",
    "Instance-hours observed: 12.5 h → 947.2 h",
    "Blocking time: 30 s → 1 min 31 s",
    "Losing one stops all: unknown → yes",
    "Checkpoint holds the random number generators: not checked → captured",
    "Checkpoint mode: synchronous → asynchronous",
    "Day of the prices: 1 Oct 2026 → 12 Nov 2026",
  ]) {
    expect(html).toContain(`<li>${line}</li>`);
  }
});

it("opens onto the rest of a long list", () => {
  const many = Object.keys(INPUT_KIND).slice(3, 15);
  const html = shown([
    entry(
      "2",
      {},
      many.map((name) => change(`request.${name}`, null, 2)),
    ),
  ]);
  expect(html).toContain("4 more changes");
  expect(html.split("<li>").length - 1).toBe(many.length);
  expect(html).toMatch(/<details(?:(?!<\/details>).)*Notice/s);
});

it("tells a first verdict from one on the same numbers", () => {
  expect(shown([entry("1", { isFirst: true })])).toContain("First verdict");
  expect(shown([entry("2", {})])).toContain("Judged again on the same numbers");
  expect(shown([entry("2", {})], "zh")).toContain("依据相同数值重新判定");
});

it("has a name in both languages for every input", () => {
  const names = Object.keys(INPUT_KIND).sort();
  expect(Object.keys(en.plan.input).sort()).toEqual(names);
  expect(Object.keys(zh.plan.input).sort()).toEqual(names);
});
