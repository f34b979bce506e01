import { describe, expect, it } from "vitest";
import { hasSharedData, sharedJson, sharedLifetimes } from "@/lib/testing/shared-data";
import { rateFromCounts } from "../interruption-rate";
import { dispersion, type ExposureSpan, equalBins, isClustered } from "./dispersion";

type RateOracle = Record<"events" | "exposure_h" | "lambda_per_h" | "ci95_lower" | "ci95_upper" | "upper90", number>;
type Joined = Record<"events" | "equal_bins" | "joined_bins" | "df", number> &
  Record<"exposure_h" | "observation_h" | "chi2" | "index" | "p_upper" | "phi" | "widened_upper90_per_h", number>;
type Oracle = {
  dispersion_joined: Joined;
  rate_all?: RateOracle;
  rate_end_at_detection?: RateOracle;
  rate_by_pool?: Record<string, RateOracle>;
  rate_by_pool_top6?: Record<string, RateOracle>;
};

// Durations are read from millisecond texts.
const close = (got: number | null | undefined, wanted: number) =>
  expect(Math.abs((got ?? Number.NaN) - wanted), `got ${got}, wanted ${wanted}`).toBeLessThanOrEqual(
    1e-8 * Math.abs(wanted),
  );

const TRACES = [
  ["goog-preemption/lifetimes.csv", "oracles/goog_preemption.json"],
  ["dime-availability/lifetimes_aws_2020-03-15.csv", "oracles/dime_aws_2020-03-15.json"],
  ["dime-availability/lifetimes_gcp_2020-03-04.csv", "oracles/dime_gcp_2020-03-04.json"],
  ["bamboo/lifetimes_p3-trace.csv", "oracles/bamboo_p3-trace.json"],
] as const;

const hoursAtRisk = (rows: { startHours: number; endHours: number }[]) =>
  rows.reduce((sum, { startHours, endHours }) => sum + endHours - startHours, 0);

describe.skipIf(!hasSharedData).each(TRACES)("%s", (trace, oracleFile) => {
  const rows = hasSharedData ? sharedLifetimes(trace) : [];
  const oracle = hasSharedData ? sharedJson<Oracle>(oracleFile) : null;
  const ends = rows.filter(({ interrupted }) => interrupted).map(({ endHours }) => endHours);

  it("scatters as R says", () => {
    const wanted = oracle?.dispersion_joined as Joined;
    const got = dispersion(ends, rows);
    expect([got?.events, got?.equalBins, got?.joinedBins, got?.df]).toEqual([
      wanted.events,
      wanted.equal_bins,
      wanted.joined_bins,
      wanted.df,
    ]);
    close(got?.exposureHours, wanted.exposure_h);
    close(got?.observationHours, wanted.observation_h);
    close(got?.chiSquare, wanted.chi2);
    close(got?.index, wanted.index);
    close(got?.p, wanted.p_upper);
    close(got?.phi, wanted.phi);
    close(got?.widened.upper90, wanted.widened_upper90_per_h);
  });

  it("has the rate that R finds, pool by pool", () => {
    const byPool = oracle?.rate_by_pool ?? oracle?.rate_by_pool_top6 ?? {};
    const all = oracle?.rate_all ?? oracle?.rate_end_at_detection;
    const groups = Object.entries(byPool).map(
      ([pool, wanted]) => [rows.filter((row) => row.pool === pool), wanted] as const,
    );
    for (const [group, wanted] of all ? [[rows, all] as const, ...groups] : groups) {
      const got = rateFromCounts(group.filter(({ interrupted }) => interrupted).length, hoursAtRisk(group));
      if (wanted.events === 0) expect(got.perInstanceHour).toBeNull();
      else close(got.perInstanceHour, wanted.lambda_per_h);
      close(got.interval95?.[0], wanted.ci95_lower);
      close(got.interval95?.[1], wanted.ci95_upper);
      close(got.upper90, wanted.upper90);
    }
  });
});

describe("dispersion", () => {
  const day: ExposureSpan[] = [{ startHours: 0, endHours: 280, instances: 10 }];
  const even = Array.from({ length: 56 }, (_, index) => index * 5 + 2);

  it("is below 1 for a log as even as a clock", () => {
    const got = dispersion(even, day);
    expect(got?.index).toBe(0);
    expect(got?.p).toBe(1);
    expect(got?.phi).toBe(1);
  });

  it("finds bursts of five", () => {
    const bursts = [20, 90, 91, 200].flatMap((at) => Array.from({ length: 5 }, (_, index) => at + index / 60));
    const got = dispersion(bursts, day);
    expect(got && isClustered(got)).toBe(true);
    expect(got?.widened.upper90).toBeGreaterThan(rateFromCounts(20, 2800).upper90 ?? 0);
  });

  it("counts an event on an edge to the bin that it ends", () => {
    const onEdges = Array.from({ length: 28 }, (_, index) => index + 1);
    expect([...equalBins(onEdges, [{ startHours: 0, endHours: 28 }], 28).counts]).toEqual(onEdges.map(() => 1));
  });

  it("counts n instances as n spans of one", () => {
    const apart = Array.from({ length: 10 }, () => ({ startHours: 0, endHours: 280 }));
    expect(dispersion(even, apart)?.chiSquare).toBeCloseTo(dispersion(even, day)?.chiSquare ?? -1, 9);
  });

  it.each([
    [[], day],
    [[3], day],
    [[3, 4], []],
    [[3, 3], [{ startHours: 3, endHours: 3 }]],
  ] as [number[], ExposureSpan[]][])("says nothing of %j", (events, spans) => {
    expect(dispersion(events, spans)).toBeNull();
  });

  it("takes a million events in linear time", () => {
    const events = Array.from({ length: 1_000_000 }, (_, index) => (index * 7919) % 1_000_003);
    const spans = Array.from({ length: 100_000 }, (_, index) => ({
      startHours: index,
      endHours: index + 900_000,
      instances: 3,
    }));
    const got = dispersion(events, spans);
    expect(got?.equalBins).toBe(500_000);
    expect(got?.index).toBeGreaterThan(0);
  }, 20_000);
});
