import fc from "fast-check";
import { expect, test } from "vitest";
import type { ImportChoices } from "@/lib/schema/import";
import { bytesOf, wholeLog } from "@/lib/testing/whole-log";
import { REFUSAL_CODES, REJECT_CODES } from "./reject";

const DAY = 86_400_000;
const lifetime = fc.record({
  start: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
  lengthMs: fc.integer({ min: 1, max: 30 * DAY }),
  event: fc.boolean(),
  zone: fc.constantFrom("us-east-1b", "us-central1-f", "上海 甲区", 'odd,"zone"'),
});
type Lifetime = typeof lifetime extends fc.Arbitrary<infer Row> ? Row : never;

const quoted = (text: string, delimiter: string) =>
  /["\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

function written(rows: Lifetime[], delimiter: string, newline: string, mark: boolean): string {
  const line = (cells: string[]) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter) + newline;
  const body = rows.map(({ start, lengthMs, event, zone }, nth) =>
    line([
      `vm-${nth}`,
      zone,
      new Date(start).toISOString(),
      new Date(start + lengthMs).toISOString(),
      event ? "1" : "0",
    ]),
  );
  return (mark ? "\ufeff" : "") + line(["instance_id", "zone", "start", "end", "event"]) + body.join("");
}

test("lifetimes that were written come back, whatever delimiter, line end, mark and chunks", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(lifetime, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(",", ";", "\t", "|"),
      fc.constantFrom("\n", "\r\n"),
      fc.boolean(),
      fc.integer({ min: 1, max: 200 }),
      async (rows, delimiter, newline, mark, chunk) => {
        const { events, rejects, refusal, lines } = await wholeLog(written(rows, delimiter, newline, mark), {}, chunk);
        expect({ rejects, refusal, lines }).toEqual({ rejects: [], refusal: null, lines: rows.length + 1 });
        const read = events.map(({ startMs, instantMs, kind, pool }) => ({
          start: startMs,
          lengthMs: instantMs - (startMs ?? 0),
          event: kind === "interruption",
          zone: pool.zone,
        }));
        expect(read).toEqual(rows);
      },
    ),
    { numRuns: 200 },
  );
});

const LOGS = [
  "instance_id,pool,start,end,event\na,t@z,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\n",
  "time;count\n2026/3/2 12:23;2\n",
  '{"id":"1","detail-type":"EC2 Spot Instance Interruption Warning","time":"2026-05-04T10:00:00Z","detail":{"instance-id":"i-1"}}\n',
  '{"Records":[{"eventSource":"ec2","eventTime":"2026-05-04T10:00:00Z","eventName":"BidEvictedEvent","serviceEventDetails":{"instanceIdSet":["i-1"]}}]}',
].map(bytesOf);

/** Any bytes: noise, logs cut short, logs with bytes changed, logs run together. */
const anything = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 200 }).map(bytesOf),
  fc.tuple(fc.constantFrom(...LOGS), fc.nat()).map(([log, at]) => log.subarray(0, at % (log.length + 1))),
  fc
    .tuple(fc.constantFrom(...LOGS), fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }))
    .map(([log, changes]) => {
      const changed = log.slice();
      for (const [at, byte] of changes) changed[at % changed.length] = byte;
      return changed;
    }),
  fc
    .tuple(fc.constantFrom(...LOGS), fc.constantFrom(...LOGS), fc.nat())
    .map(([one, other, at]) => new Uint8Array([...one.subarray(0, at % one.length), ...other])),
);
const choices: fc.Arbitrary<ImportChoices> = fc.constantFrom<ImportChoices>(
  {},
  { timeZone: "Asia/Shanghai" },
  { format: "csv-lifetimes", windowEnd: "2026-06-01T00:00:00Z" },
  { format: "csv-interruptions", header: false, mapping: { time: "#1" } },
  { format: "aws-cloudtrail" },
  { format: "aws-eventbridge" },
);

test("no bytes are answered with anything but events, rejects and refusals", async () => {
  await fc.assert(
    fc.asyncProperty(anything, choices, async (bytes, chosen) => {
      const { events, rejects, refusal } = await wholeLog(bytes, chosen);
      for (const { instantMs, instance, pool } of events) {
        expect(Number.isInteger(instantMs)).toBe(true);
        expect([instance, ...Object.values(pool)].join("")).not.toMatch(/\p{Cc}/u);
      }
      for (const { code, line } of rejects) {
        expect(REJECT_CODES).toContain(code);
        expect(line).toBeGreaterThan(0);
      }
      if (refusal) expect(REFUSAL_CODES).toContain(refusal.code);
    }),
    { numRuns: 2000 },
  );
});

test("chunks change nothing", async () => {
  await fc.assert(
    fc.asyncProperty(anything, choices, fc.integer({ min: 1, max: 64 }), async (bytes, chosen, chunk) => {
      expect(await wholeLog(bytes, chosen, chunk)).toEqual(await wholeLog(bytes, chosen));
    }),
    { numRuns: 300 },
  );
});
