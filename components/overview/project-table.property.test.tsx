import fc from "fast-check";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { LOCALES, type Locale } from "@/lib/format/locale";
import { en } from "@/lib/i18n/messages/en";
import { zh } from "@/lib/i18n/messages/zh";
import { ANSWERS, type ProjectListItem, projectListQuery } from "@/lib/schema/project-list";
import { ProjectTable } from "./project-table";

const query = projectListQuery.parse({});

function shown(items: ProjectListItem[], locale: Locale): string {
  const messages = locale === "en" ? en : zh;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC" onError={fail}>
      <ProjectTable items={items} query={query} />
    </NextIntlClientProvider>,
  );
}

function fail(error: unknown): never {
  throw error;
}

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, "|")
    .replaceAll(/[\u202f\u00a0]/g, " ")
    .replaceAll(/\|+/g, "|");

const pubmed: ProjectListItem = {
  id: "5f0f7c55-8f4c-4b8e-9d43-6d6f3f0c0a01",
  name: "pubmed-encoder",
  provider: "aws",
  region: "us-east-1",
  zone: "us-east-1b",
  instanceType: "g5.12xlarge",
  instances: 1,
  answer: "admitted",
  statement: { code: "verdict.admitted", values: {} },
  points: ["pass", "pass", "pass", "pass", "pass"],
  intervalSeconds: 1_314.534,
  youngSeconds: 1_314.534,
  conservativeSeconds: 985.9,
  rate: { events: 22, exposureInstanceHours: 176, perInstanceHour: 0.125, interval95: [0.078, 0.189], upper90: 0.17 },
  saving: { currency: "USD", amount: 398, fraction: 0.65, amountAtUpper90: 371, fractionAtUpper90: 0.61 },
  judgedAt: new Date("2026-11-12T09:40:00Z"),
};

describe("ProjectTable", () => {
  it("says what to do, with every estimate's interval", () => {
    const text = words(shown([pubmed], "en"));
    for (const part of [
      "Admitted",
      "Checkpoint every 16 min",
      "21| min| 55| s",
      "use 16 min 26 s",
      "0.125",
      "22 in 176 h",
      "65| %",
      "$371 to $398",
    ]) {
      expect(text).toContain(part);
    }
    expect(shown([pubmed], "en").replaceAll("\u202f", " ")).toContain("95 % interval 0.078 to 0.189");
  });

  it("shows a bound and no interval where nothing was seen", () => {
    const quiet: ProjectListItem = {
      ...pubmed,
      answer: "not-enough-evidence",
      points: ["pass", "unknown", "pass", "pass", "pass"],
      intervalSeconds: null,
      youngSeconds: null,
      conservativeSeconds: null,
      rate: { events: 0, exposureInstanceHours: 46, perInstanceHour: null, interval95: null, upper90: 0.05 },
      saving: { currency: "USD", amount: null, fraction: null, amountAtUpper90: 120, fractionAtUpper90: 0.52 },
    };
    const text = words(shown([quiet], "en"));
    for (const part of ["Unknown: rate", "none", "needs λ", "&lt; 0.050", "0 in 46 h", "52 % at the bound"]) {
      expect(text).toContain(part);
    }
    expect(shown([quiet], "en")).not.toContain("<circle");
  });

  it("names Young beside the exact optimum once they differ", () => {
    const text = words(shown([{ ...pubmed, intervalSeconds: 1_236 }], "en"));
    expect(text).toContain("20| min| 36| s");
    expect(text).toContain("Young 21 min 55 s");
  });
});

const maybe = <Value,>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary);
const seconds = maybe(fc.double({ min: 1e-3, max: 1e9, noNaN: true }));
const rate = fc.double({ min: 1e-9, max: 1e6, noNaN: true });
const amount = maybe(fc.double({ min: -1e12, max: 1e12, noNaN: true }));
const share = maybe(fc.double({ min: -1e6, max: 1, noNaN: true }));
const point = fc.constantFrom("pass" as const, "fail" as const, "unknown" as const);

const anyItem: fc.Arbitrary<ProjectListItem> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replace(/[^\w ]/g, "x").replace(/NaN|-/g, "x")),
  provider: maybe(fc.constantFrom("aws", "gcp", "lambda")),
  region: maybe(fc.constant("us-east-1")),
  zone: maybe(fc.constant("us-east-1b")),
  instanceType: maybe(fc.constant("g5.12xlarge")),
  instances: maybe(fc.integer({ min: 1, max: 10_000 })),
  answer: fc.constantFrom(...ANSWERS),
  statement: fc.constant({ code: "x", values: {} }),
  points: fc.tuple(point, point, point, point, point),
  intervalSeconds: seconds,
  youngSeconds: seconds,
  conservativeSeconds: seconds,
  rate: fc.record({
    events: maybe(fc.nat()),
    exposureInstanceHours: maybe(fc.double({ min: 0, max: 1e9, noNaN: true })),
    perInstanceHour: maybe(rate),
    interval95: maybe(fc.tuple(rate, rate).map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]))),
    upper90: maybe(rate),
  }),
  saving: fc.record({
    currency: fc.constantFrom("USD" as const, "CNY" as const),
    amount,
    fraction: share,
    amountAtUpper90: amount,
    fractionAtUpper90: share,
  }),
  judgedAt: fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
});

test("no row ever shows what is no number, nor a raw message key", () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 4 }), fc.constantFrom(...LOCALES), (items, locale) => {
      const html = shown(items, locale);
      expect(html).not.toMatch(/NaN|Infinity|undefined|overview\.|common\./);
      expect(words(html)).not.toMatch(/-0|\|-\d/);
    }),
    { numRuns: 60 },
  );
});
