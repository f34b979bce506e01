import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PartialRequest, planOfProject } from "./incomplete-plan";
import { computePlan } from "./plan";
import type { PlanRequest } from "./plan-types";

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const known: fc.Arbitrary<PartialRequest> = fc.record({
  request: fc.record(
    {
      usefulWorkHours: amount(0.1, 5_000),
      checkpointOverheadSeconds: amount(0.1, 600),
      spotPricePerHour: amount(0.01, 50),
      onDemandPricePerHour: amount(0.01, 100),
      checkpointLatencySeconds: amount(1, 1_000),
      interruptions: fc.integer({ min: 0, max: 200 }),
      exposureInstanceHours: amount(1, 5_000),
      recoverySeconds: amount(0, 600),
      downtimeSeconds: amount(0, 600),
      instances: fc.integer({ min: 1, max: 16 }),
      checkpointGigabytes: amount(0.1, 200),
      writeMegabytesPerSecond: amount(10, 2_000),
      noticeSeconds: amount(0, 300),
      stepSeconds: amount(0.1, 60),
      evidence: fc.constantFrom({}, { overheadSeconds: { p90: 90, samples: 6, measured: true } }),
    },
    { requiredKeys: [] },
  ),
  asynchronous: fc.boolean(),
});

const standIns = fc.record({
  usefulWorkHours: amount(0.5, 2_000),
  checkpointOverheadSeconds: amount(0.5, 500),
  spotPricePerHour: amount(0.01, 50),
  onDemandPricePerHour: amount(0.01, 50),
});

const isWhole = ({ request, asynchronous }: PartialRequest) =>
  request.usefulWorkHours !== undefined &&
  request.checkpointOverheadSeconds !== undefined &&
  request.spotPricePerHour !== undefined &&
  request.onDemandPricePerHour !== undefined &&
  !(asynchronous && request.checkpointLatencySeconds === undefined);

describe("the plan of a project that lacks numbers", () => {
  test("holds nothing that depends on what stands in for them", () => {
    fc.assert(
      fc.property(known, standIns, standIns, (project, one, other) => {
        expect(planOfProject(project, one)).toEqual(planOfProject(project, other));
      }),
      { numRuns: 300 },
    );
  });

  test("is never an admission, and never money", () => {
    fc.assert(
      fc.property(
        known.filter((project) => !isWhole(project)),
        (project) => {
          const plan = planOfProject(project);
          const length = plan.checklist.find(({ id }) => id === 4);
          if (length?.verdict === "fail") expect(plan.verdict.answer).toBe("use-on-demand");
          else expect(["not-enough-evidence", "fix-first"]).toContain(plan.verdict.answer);
          if (plan.verdict.answer === "fix-first") {
            const { fix, ...values } = plan.verdict.statement.values;
            const failed = plan.checklist
              .filter(({ verdict }) => verdict === "fail")
              .map((point) => point.fix?.statement);
            expect(failed).toContainEqual({ code: fix, values });
          }
          expect([plan.cost, plan.costAtUpper90, plan.curve]).toEqual([null, null, []]);
        },
      ),
    );
  });

  test("says no interval while an asynchronous save has no latency, and nothing that follows from one", () => {
    const withoutLatency = known.map(({ request: { checkpointLatencySeconds: _, ...request } }) => ({
      request,
      asynchronous: true,
    }));
    fc.assert(
      fc.property(withoutLatency, (project) => {
        const plan = planOfProject(project);
        expect([plan.interval, plan.storagePlan, plan.notice.fits]).toEqual([null, null, null]);
        expect(plan.checklist.find(({ id }) => id === 4)?.verdict).toBe("unknown");
        expect(plan.checklist.flatMap(({ measured }) => measured?.unit ?? [])).not.toContain("share");
        expect(JSON.stringify(plan)).not.toContain("overheadShare");
      }),
    );
  });

  test("sends a job that is too short to on-demand before it has a price", () => {
    const short = {
      usefulWorkHours: 1,
      checkpointOverheadSeconds: 30,
      interruptions: 22,
      exposureInstanceHours: 44,
      evidence: { overheadSeconds: { p90: 90, samples: 6, measured: true } },
    };
    expect(planOfProject({ request: short, asynchronous: false }).verdict).toMatchObject({
      answer: "use-on-demand",
      statement: { code: "verdict.tooShortUnpriced", values: { limitValue: 10 } },
    });
  });

  test("is the whole plan once nothing is missing, except that assumed times admit nobody", () => {
    fc.assert(
      fc.property(known.filter(isWhole), (project) => {
        const { verdict: given, ...rest } = planOfProject(project);
        const { verdict: full, ...whole } = computePlan(project.request as PlanRequest);
        expect(rest).toEqual(whole);
        if (full.answer !== "admitted") expect(given).toEqual(full);
        else if (project.request.recoverySeconds === undefined) expect(given.answer).toBe("not-enough-evidence");
      }),
    );
  });
});
