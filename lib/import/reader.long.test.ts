import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { hasSharedData, sharedBytes } from "@/lib/testing/shared-data";
import { bytesOf, wholeLog } from "@/lib/testing/whole-log";
import { HEAD_BYTES, recognise, unrecognisedTable } from "./recognise";
import { REFUSAL_CODES, REJECT_CODES } from "./reject";

const SEED = 20_260_601;
const RUNS = 20_000;
const LARGEST = 6_000;
const ROOT = path.resolve(import.meta.dirname, "../..");

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder)).map((name) => new Uint8Array(readFileSync(path.join(ROOT, folder, name))));
const OF_OTHERS = hasSharedData
  ? ["generic_zh_gb18030.csv", "generic_semicolon_decimal_comma.csv", "bad_mixed.csv", "gcp_operations_list.json"]
  : [];

/** Every shape that is read here, a page of each. */
const LOGS = [
  ...["aws-cloudtrail", "aws-eventbridge", "csv-interruptions", "csv-lifetimes"].flatMap((format) =>
    filesIn(`lib/import/${format}/fixtures`),
  ),
  ...filesIn("public/sample-logs"),
  ...OF_OTHERS.map((name) => sharedBytes(`formats/${name}`)),
].map((log) => log.subarray(0, LARGEST));

const log = fc.constantFrom(...LOGS);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
/** What a parser looks out for. */
const TOKENS = [
  '"',
  '""',
  ",",
  ";",
  "\t",
  "|",
  "\n",
  "\r",
  "\r\n",
  "{",
  "}",
  "[",
  "]",
  ":",
  "\\",
  "\\u",
  "\u0000",
  "null",
];
const token = fc.oneof(
  fc
    .constantFrom(...TOKENS, "1e400", "-0", "9999999999999999", "2026-02-30T25:61:61Z", "\ufeff", "鐚", "𝕏")
    .map(bytesOf),
  fc.uint8Array({ minLength: 1, maxLength: 6 }),
);

const cut = fc.tuple(log, fc.nat(), fc.nat()).map(([bytes, from, to]) => {
  const [first, last] = [from % (bytes.length + 1), to % (bytes.length + 1)].sort((one, other) => one - other);
  return bytes.slice(first, last);
});
const mutated = fc
  .tuple(log, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 30 }), token), { minLength: 1, maxLength: 8 }))
  .map(([bytes, changes]) =>
    changes.reduce((text, [at, gone, put]) => {
      const place = at % (text.length + 1);
      return joined(text.subarray(0, place), put, text.subarray(place + gone));
    }, bytes),
  );
const spliced = fc
  .tuple(log, log, fc.nat(), fc.nat())
  .map(([one, other, at, from]) =>
    joined(one.subarray(0, at % (one.length + 1)), other.subarray(from % (other.length + 1))),
  );
const sixteen = log.map(
  (bytes) => new Uint8Array([0xff, 0xfe, ...Buffer.from(new TextDecoder().decode(bytes), "utf16le")]),
);
const bytes = fc.oneof(
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }).map(bytesOf) },
  { weight: 2, arbitrary: cut },
  { weight: 5, arbitrary: mutated },
  { weight: 2, arbitrary: spliced },
  { weight: 1, arbitrary: sixteen },
);

const column = fc.constantFrom("start", "end", "time", "instance_id", "pool", "#1", "#2", "#99", "no such column");
const choices: fc.Arbitrary<ImportChoices> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<ImportChoices>({ timeZone: "UTC", relativeOrigin: "2026-03-01T00:00:00Z" }) },
  fc.constantFrom<ImportChoices>(
    {},
    { timeZone: "Asia/Shanghai" },
    {
      timeZone: "America/New_York",
      windowStart: "2026-01-01T00:00:00Z",
      windowEnd: "2026-12-01T00:00:00Z",
      instances: 3,
    },
    { format: "csv-lifetimes", windowEnd: "2026-06-01T00:00:00Z" },
    { format: "csv-interruptions", header: false, mapping: { time: "#1" } },
    { format: "aws-cloudtrail" },
    { format: "aws-eventbridge" },
    { relativeOrigin: "2026-03-01T00:00:00Z" },
  ),
  fc.record({
    format: fc.constantFrom("csv-lifetimes" as const, "csv-interruptions" as const),
    header: fc.boolean(),
    timeZone: fc.constant("UTC"),
    mapping: fc.record({ time: column, start: column, end: column, instance: column }, { requiredKeys: [] }),
  }),
);

test("no bytes are answered with anything but events, rejects and refusals, and chunks change nothing", async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(bytes, choices, fc.integer({ min: 1, max: 97 }), async (content, chosen, chunk) => {
      const whole = await wholeLog(content, chosen);
      for (const { instantMs, startMs, lowMs, deadlineMs, instance, pool, line } of whole.events) {
        expect(line).toBeGreaterThan(0);
        expect(instantMs >= 0 && instantMs <= 4_102_444_800_000 && Number.isInteger(instantMs)).toBe(true);
        expect((startMs ?? instantMs) <= instantMs && (lowMs ?? instantMs) <= instantMs).toBe(true);
        expect(deadlineMs === null || Number.isFinite(deadlineMs)).toBe(true);
        expect([instance, ...Object.values(pool)].join("")).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }
      for (const { code, line } of whole.rejects) {
        expect(REJECT_CODES).toContain(code);
        expect(line).toBeGreaterThan(0);
      }
      if (whole.refusal) expect(REFUSAL_CODES).toContain(whole.refusal.code);
      expect(await wholeLog(content, chosen, chunk)).toEqual(whole);
      if (whole.events.length > 0) read++;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  process.stdout.write(`${read} of ${RUNS} logs held events\n`);
  expect(read).toBeGreaterThan(RUNS / 10);
});

test("no head of a file is answered with anything but a format or a refusal", () => {
  fc.assert(
    fc.property(bytes, choices, (content, chosen) => {
      const head = content.subarray(0, HEAD_BYTES);
      const found = recognise(head, chosen);
      if (!found.ok) expect(REFUSAL_CODES).toContain(found.reason.code);
      unrecognisedTable(head, chosen);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
