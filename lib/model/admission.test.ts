import { describe, expect, it } from "vitest";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { computePlan } from "./plan";
import type { PlanEvidence, PlanRequest, PointId } from "./plan-types";

type Change = Partial<PlanRequest>;
const without = (...keys: (keyof PlanRequest)[]): PlanRequest =>
  Object.fromEntries(
    Object.entries(SOUND_REQUEST).filter(([key]) => !keys.includes(key as keyof PlanRequest)),
  ) as PlanRequest;
const plan = (change: Change) => computePlan({ ...SOUND_REQUEST, ...change });
const proving = (change: PlanEvidence): Change => ({ evidence: { ...SOUND_REQUEST.evidence, ...change } });
const point = (id: PointId, change: Change) => {
  const found = plan(change).checklist[id - 1];
  if (found?.id !== id) throw new Error(`point ${id} is out of place`);
  return found;
};

it("admits a project in order, with five passes in order", () => {
  const { checklist, verdict, economics } = plan({});
  expect(checklist.map(({ id, verdict }) => [id, verdict])).toEqual([1, 2, 3, 4, 5].map((id) => [id, "pass"]));
  expect(economics.verdict).toBe("pass");
  expect(verdict).toMatchObject({ answer: "admitted", statement: { code: "verdict.admitted" } });
});

describe("point 1, blocking time", () => {
  const measured = (p90: number, samples = 5) => proving({ overheadSeconds: { p90, samples, measured: true } });
  it.each([
    ["60 s over 5 samples", measured(60), "pass"],
    ["60.1 s", measured(60.1), "fail"],
    ["4 samples", measured(30, 4), "unknown"],
    ["declared only", proving({ overheadSeconds: { p90: 1, samples: 99, measured: false } }), "unknown"],
    ["8.9 % at the best interval", { ...measured(50), checkpointOverheadSeconds: 120, interruptions: 88 }, "fail"],
    [
      "a share at the limit of a workspace",
      { ...measured(50), checkpointOverheadSeconds: 120, interruptions: 88, limits: { overheadShare: 0.09 } },
      "pass",
    ],
  ])("%s: %s", (_, change, verdict) => expect(point(1, change).verdict).toBe(verdict));

  it("measures c/(τ* + c) at the exact optimum once Young is more than 5 % off", () => {
    // M = 2 h, c = 120 s: Young 1314.5 s would say 8.4 %, the exact 1235.8 s says 8.9 %
    const found = point(1, { ...measured(50), checkpointOverheadSeconds: 120, interruptions: 88 });
    expect(found.measured?.value).toBeCloseTo(120 / (1235.78125 + 120), 6);
  });

  it("offers asynchronous saving with the blocking time that would pass, and what it saves", () => {
    const { fix } = point(1, {
      ...measured(50),
      checkpointOverheadSeconds: 120,
      checkpointLatencySeconds: 120,
      interruptions: 88,
    });
    expect(fix?.statement.code).toBe("overhead.fixAsynchronous");
    // c = 2M(s/(1−s))² with s = 5 %
    expect(fix?.seconds).toBeCloseTo(2 * 7200 * (5 / 95) ** 2, 9);
    expect(fix?.money).toBeGreaterThan(0);
  });
});

describe("point 2, the rate", () => {
  const log = (interruptions: number, exposureInstanceHours: number, clustering = true): Change => ({
    interruptions,
    exposureInstanceHours,
    ...proving({}),
    ...(clustering
      ? {}
      : {
          evidence: Object.fromEntries(
            Object.entries(SOUND_REQUEST.evidence ?? {}).filter(([key]) => key !== "clustering"),
          ),
        }),
  });
  const burst = (index: number, p: number) => proving({ clustering: { index, p } });
  it.each([
    ["10 events in 20 h", log(10, 20), "pass"],
    ["9 events in 167 h", log(9, 167), "unknown"],
    ["1 event in 168 h", log(1, 168), "pass"],
    ["none in 168 h", log(0, 168), "pass"],
    ["none in 167 h", log(0, 167), "unknown"],
    ["not tested for bursts", log(22, 176, false), "unknown"],
    ["index 2.1 and p 0.009", burst(2.1, 0.009), "fail"],
    ["index 2.0 and p 0.009", burst(2, 0.009), "pass"],
    ["index 2.1 and p 0.01", burst(2.1, 0.01), "pass"],
  ])("%s: %s", (_, change, verdict) => expect(point(2, change).verdict).toBe(verdict));

  it("is unknown for a declared rate, which has no bound", () => {
    const declared = computePlan({ ...without("interruptions", "exposureInstanceHours"), ratePerInstanceHour: 0.125 });
    expect(declared.checklist[1]?.verdict).toBe("unknown");
    expect(declared).toMatchObject({
      costAtUpper90: null,
      economics: { verdict: "unknown" },
      verdict: { answer: "not-enough-evidence" },
    });
    expect(declared.cost?.spot).toBeGreaterThan(0);
  });

  it("notes a borrowed log on a pass, and only there", () => {
    expect(point(2, proving({ borrowed: true })).borrowed).toBe(true);
    expect(point(2, { ...log(9, 20), evidence: { ...SOUND_REQUEST.evidence, borrowed: true } })).not.toHaveProperty(
      "borrowed",
    );
  });

  it("is judged at the widened bound when clustered", () => {
    const clustered = plan(burst(4, 1e-6));
    // 22/4 events in 176/4 h, by the same χ² bound
    expect(clustered.rate.planningPerInstanceHour).toBeGreaterThan(clustered.rate.upper90 ?? Infinity);
    expect(clustered.costAtUpper90?.ratePerInstanceHour).toBe(clustered.rate.planningPerInstanceHour);
    expect(clustered.notes.map(({ code }) => code)).toContain("note.clustered");
  });
});

describe("point 3, resume", () => {
  const resume = SOUND_REQUEST.evidence?.resume;
  const parts = (change: object, verifiedResumes = 1) =>
    proving({ resume: { components: { ...resume?.components, ...change }, verifiedResumes } });
  it.each([
    ["one verified resume", parts({}), "pass"],
    ["nothing verified", parts({}, 0), "unknown"],
    ["sampler absent", parts({ sampler: "absent" }), "fail"],
    ["sampler unknown", parts({ sampler: "unknown" }), "unknown"],
    ["absent and unknown", parts({ sampler: "absent", rng: "unknown" }), "fail"],
    ["parts not mentioned", proving({ resume: { components: {}, verifiedResumes: 3 } }), "unknown"],
  ])("%s: %s", (_, change, verdict) => expect(point(3, change).verdict).toBe(verdict));
});

describe("point 4, length", () => {
  // τ* = 1314.5 s at 1 per 8 h: ten of them are 3.65 h
  it.each([
    ["3.66 h", { usefulWorkHours: 3.66 }, "pass"],
    ["3.6 h", { usefulWorkHours: 3.6 }, "fail"],
    ["3.0 h with 0.4998 interruptions at the upper bound", { usefulWorkHours: 3 }, "pass"],
    ["3.1 h with 0.516", { usefulWorkHours: 3.1 }, "fail"],
  ])("%s: %s", (_, change, verdict) => expect(point(4, change).verdict).toBe(verdict));

  it("is judged at the upper bound where a long log has no event", () => {
    expect(point(4, { interruptions: 0, exposureInstanceHours: 168 }).verdict).toBe("pass");
    expect(point(4, { interruptions: 0, exposureInstanceHours: 20, usefulWorkHours: 100 }).verdict).toBe("unknown");
  });
});

describe("point 5, trajectory", () => {
  const demanded = { identityDemanded: true, fixedSeeds: true, largestGap: 0.01, noise: 0.01 };
  const { noise, ...noiseMissing } = demanded;
  it.each([
    ["not demanded", { identityDemanded: false }, "pass"],
    ["gap equal to the noise", demanded, "pass"],
    ["gap above the noise", { ...demanded, largestGap: 0.0101 }, "fail"],
    ["noise not measured", noiseMissing, "unknown"],
    ["seeds not fixed", { ...demanded, fixedSeeds: false }, "fail"],
  ])("%s: %s", (_, trajectory, verdict) => expect(point(5, proving({ trajectory })).verdict).toBe(verdict));
});

describe("the order of verdicts", () => {
  const failing = { resume: { components: { model: "absent" as const }, verifiedResumes: 0 } };
  const unknown = { overheadSeconds: { p90: 1, samples: 0, measured: false } };
  it.each<[string, Change, string, string]>([
    [
      "a short job beats everything",
      { ...proving({ ...failing, ...unknown }), usefulWorkHours: 3.6 },
      "use-on-demand",
      "verdict.tooShort",
    ],
    ["dear money beats a fix", { ...proving(failing), spotPricePerHour: 5 }, "use-on-demand", "verdict.tooDear"],
    ["a missed deadline", { deadlineHours: 110 }, "use-on-demand", "verdict.tooLate"],
    [
      "a job that never ends",
      { checkpointOverheadSeconds: 3600, interruptions: 4000 },
      "use-on-demand",
      "verdict.neverFinishes",
    ],
    [
      "reserved where it is cheaper",
      { spotPricePerHour: 5, reservedPricePerHour: 3 },
      "use-on-demand",
      "verdict.tooDearReserved",
    ],
    ["a fix beats an unknown", proving({ ...failing, ...unknown }), "fix-first", "verdict.fixFirst"],
    ["an unknown", proving(unknown), "not-enough-evidence", "verdict.notEnoughEvidence"],
  ])("%s", (_, change, answer, code) => {
    expect(plan(change).verdict).toMatchObject({ answer, statement: { code } });
  });

  it("asks for the margin at the conservative rate, not at the estimate", () => {
    const fair = plan({});
    const spotAtUpper = fair.costAtUpper90?.spot ?? 0;
    const edge = (1 - spotAtUpper / (fair.costAtUpper90?.onDemand ?? 1)) as number;
    expect(plan({ margin: edge - 1e-9 }).economics.verdict).toBe("pass");
    expect(plan({ margin: edge + 1e-9 }).economics.verdict).toBe("fail");
    expect(fair.cost?.spot).toBeLessThan(spotAtUpper);
  });

  it("names the cheapest fix and the next measurement", () => {
    expect(plan(proving(failing)).verdict.statement.values).toMatchObject({ fix: "resume.fixCapture", parts: "model" });
    expect(plan(proving(unknown)).verdict.statement.values).toMatchObject({ next: "overhead.fixTime", neededCount: 5 });
    const { evidence, ...bare } = without("interruptions", "exposureInstanceHours");
    expect(computePlan(bare).verdict.statement.values).toEqual({ next: "rate.fixUpload" });
  });
});

describe("a log without an event", () => {
  const quiet = plan({ interruptions: 0, exposureInstanceHours: 200 });

  it("has a bound, and no τ*, curve or money at a point", () => {
    expect(quiet).toMatchObject({ interval: null, cost: null, curve: [], rate: { perInstanceHour: null } });
    expect(quiet.rate.upper90).toBeCloseTo(Math.log(10) / 200, 12);
    expect(quiet.costAtUpper90?.ratePerInstanceHour).toBe(quiet.rate.upper90);
    expect(quiet.absent.interval?.code).toBe("absent.noEvent");
  });

  it("may be admitted at the bound, and says so", () => {
    expect(quiet.verdict).toMatchObject({ answer: "admitted", statement: { code: "verdict.admittedWithoutEvents" } });
  });
});
