import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/testing/seeded-random";
import { dispersion, type ExposureSpan, isClustered } from "./dispersion";

const HOURS = 1000;
const LOGS = 100_000;

const steady: ExposureSpan[] = [{ startHours: 0, endHours: HOURS, instances: 10 }];
/** Five machines throughout, and ten more in the second half. */
const growing: ExposureSpan[] = [
  { startHours: 0, endHours: HOURS, instances: 5 },
  { startHours: HOURS / 2, endHours: HOURS, instances: 10 },
];

/** Instants of a Poisson process of one rate per instance-hour: exponential gaps in exposure. */
function poissonLog(random: () => number, meanEvents: number, spans: readonly ExposureSpan[]): number[] {
  const sizes = spans.map(({ startHours, endHours, instances = 1 }) => (endHours - startHours) * instances);
  const gap = sizes.reduce((sum, size) => sum + size, 0) / meanEvents;
  const events: number[] = [];
  let ahead = gap * -Math.log1p(-random());
  for (const [place, { startHours, instances = 1 }] of spans.entries()) {
    const size = sizes[place] ?? 0;
    for (; ahead < size; ahead += gap * -Math.log1p(-random())) events.push(startHours + ahead / instances);
    ahead -= size;
  }
  return events;
}

function shares(meanEvents: number, spans: readonly ExposureSpan[]) {
  const random = seededRandom(20_260_601 + meanEvents);
  let below = 0;
  let clustered = 0;
  for (let log = 0; log < LOGS; log++) {
    const found = dispersion(poissonLog(random, meanEvents, spans), spans);
    if (found === null) continue;
    if (found.p < 0.05) below++;
    if (isClustered(found)) clustered++;
  }
  process.stdout.write(`${meanEvents} events: p < 0.05 in ${below}, clustered ${clustered} of ${LOGS}\n`);
  return { below: below / LOGS, clustered: clustered / LOGS };
}

describe("Poisson logs", () => {
  it.each([20, 50, 100, 200])("of %d events have p below 0.05 in one of twenty, and seldom look clustered", (mean) => {
    const { below, clustered } = shares(mean, steady);
    expect(below).toBeGreaterThanOrEqual(0.046);
    expect(below).toBeLessThanOrEqual(0.052);
    expect(clustered).toBeLessThanOrEqual(0.01);
  });

  it.each([20, 50, 100, 200])("of %d events in a fleet that triples keep close to that", (mean) => {
    const { below, clustered } = shares(mean, growing);
    expect(below).toBeLessThanOrEqual(0.06);
    expect(clustered).toBeLessThanOrEqual(0.01);
  });
});

it("misses none of 4000 logs with 3 to 40 bursts of five within ten minutes", () => {
  const random = seededRandom(20_260_601);
  const missed: number[] = [];
  for (let log = 0; log < 4000; log++) {
    const bursts = 3 + Math.floor(random() * 38);
    const begins = Array.from({ length: bursts }, () => random() * (HOURS - 1));
    const events = begins.flatMap((at) => Array.from({ length: 5 }, () => at + random() / 6));
    const found = dispersion(events, steady);
    if (found === null || !isClustered(found)) missed.push(bursts);
  }
  expect(missed).toEqual([]);
});
