import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planText } from "@/lib/i18n/plan-text";
import { planRequest } from "@/lib/schema/plan";
import { planAnswer } from "@/lib/schema/plan-answer";
import { anyPlanRequest, usualPlanRequest } from "@/lib/testing/plan-request";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { jobOf } from "./job";
import { computePlan } from "./plan";
import type { CostComparison, LossHours, LossMoney, Plan, PlanRequest } from "./plan-types";
import { priceOnSpot } from "./spot-cost";
import { seconds } from "./units";

/** Evidence and room for money with which a usual project is admitted as often as not. */
const PROVEN: Partial<PlanRequest> = {
  evidence: SOUND_REQUEST.evidence ?? {},
  usefulWorkHours: 200,
  checkpointOverheadSeconds: 5,
  deadlineHours: 100_000,
  spotPricePerHour: 1,
  onDemandPricePerHour: 3,
};
const SETTINGS = { seed: 20_261_202, numRuns: 300 };

function numbersIn(value: unknown, path = "plan"): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}

const undefinedIn = (value: unknown): boolean =>
  value === undefined || (typeof value === "object" && value !== null && Object.values(value).some(undefinedIn));

describe("a plan of any valid request", () => {
  it("asks for nothing that the schema refuses", () => {
    fc.assert(
      fc.property(anyPlanRequest, (request) => {
        expect(planRequest.safeParse(request).error).toBeUndefined();
      }),
      SETTINGS,
    );
  });

  it("holds no NaN, Infinity, -0 or undefined, and survives JSON", () => {
    fc.assert(
      fc.property(anyPlanRequest, (request) => {
        const plan = computePlan(request);
        expect(numbersIn(plan).filter(([, value]) => !Number.isFinite(value) || Object.is(value, -0))).toEqual([]);
        expect(undefinedIn(plan)).toBe(false);
        expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      }),
      { ...SETTINGS, numRuns: 1500 },
    );
  }, 60_000);

  it("can be said in both languages, as the answer's schema has it", () => {
    fc.assert(
      fc.property(anyPlanRequest, fc.constantFrom("en" as const, "zh" as const), (request, locale) => {
        const answer = planText(computePlan(request), locale);
        expect(planAnswer.strict().safeParse(answer).error).toBeUndefined();
        expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|∞|undefined|\{\w+\}/);
      }),
      SETTINGS,
    );
  }, 60_000);

  it("says why wherever a part is missing", () => {
    fc.assert(
      fc.property(anyPlanRequest, (request) => {
        const { interval, cost, costAtUpper90, absent, curve, rate } = computePlan(request);
        expect([absent.interval, absent.cost, absent.costAtUpper90].map((why) => why === null)).toEqual(
          [interval, cost, costAtUpper90].map((part) => part !== null),
        );
        if (rate.perInstanceHour === null) expect([interval, cost, curve]).toEqual([null, null, []]);
      }),
      SETTINGS,
    );
  });

  it("is the same plan again", () => {
    fc.assert(
      fc.property(anyPlanRequest, (request) => {
        expect(computePlan(request)).toEqual(computePlan(request));
      }),
      {
        ...SETTINGS,
        numRuns: 50,
      },
    );
  });
});

const sums = (whole: LossHours | LossMoney) => {
  const { total, ...parts } = whole;
  const sum = Object.values(parts).reduce((left, right) => left + right, 0);
  expect(Math.abs(sum - total)).toBeLessThanOrEqual(1e-12 * Math.abs(total));
};

function addsUp(cost: CostComparison) {
  sums(cost.loss.hours);
  sums(cost.loss.cost);
  const money = cost.usefulWork + cost.loss.cost.total + cost.engineering;
  expect(Math.abs(money / cost.spot - 1)).toBeLessThan(1e-9);
  expect(cost.saving).toBe(cost.onDemand - cost.spot);
}

describe("money and hours", () => {
  it("add up, at every point of the curve too", () => {
    fc.assert(
      fc.property(anyPlanRequest, (request) => {
        const { curve, cost, costAtUpper90 } = computePlan(request);
        for (const { hours, cost: money } of curve) [hours, money].forEach(sums);
        for (const side of [cost, costAtUpper90]) if (side) addsUp(side);
      }),
      SETTINGS,
    );
  });

  it("cost useful hours, billed loss, fees and storage, by the bill", () => {
    fc.assert(
      fc.property(usualPlanRequest, (request) => {
        const { cost } = computePlan(request);
        if (!cost) return;
        const job = jobOf(request);
        const spot = priceOnSpot(job, seconds(cost.intervalSeconds), cost.ratePerInstanceHour);
        const jobs = job.gang ? 1 : job.instances;
        const size = request.checkpointGigabytes ?? 0;
        const transfer = size * (request.transferPricePerGigabyte ?? 0);
        const writes = (Math.ceil(job.work / cost.intervalSeconds - 1e-9) - 1) * jobs;
        const bill =
          spot.billedHours * job.instances * request.spotPricePerHour +
          writes * ((request.pricePerCheckpointWrite ?? 0) + transfer) +
          cost.interruptions * transfer +
          (jobs * size * job.kept * (request.storagePricePerGigabyteMonth ?? 0) * cost.spotHours) / 730;
        expect(Math.abs(bill / cost.spot - 1)).toBeLessThan(1e-9);
      }),
      SETTINGS,
    );
  });

  it("rise with c, λ, R, D and the price, at a fixed interval", () => {
    const dearer: (keyof PlanRequest)[] = [
      "checkpointOverheadSeconds",
      "recoverySeconds",
      "downtimeSeconds",
      "spotPricePerHour",
    ];
    fc.assert(
      fc.property(
        usualPlanRequest,
        fc.constantFrom(...dearer),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (request, key, by) => {
          const every = seconds(900);
          const worse = { ...request, [key]: (request[key] as number) * by };
          const rate = (request.interruptions ?? 0) / (request.exposureInstanceHours ?? 1);
          const before = priceOnSpot(jobOf(request), every, rate);
          const after = priceOnSpot(jobOf(worse), every, rate);
          expect(after.money).toBeGreaterThanOrEqual(before.money * (1 - 1e-12));
          expect(priceOnSpot(jobOf(request), every, rate * by).money).toBeGreaterThanOrEqual(
            before.money * (1 - 1e-12),
          );
        },
      ),
      SETTINGS,
    );
  });

  it("scale with the price of everything", () => {
    const prices = [
      "spotPricePerHour",
      "onDemandPricePerHour",
      "storagePricePerGigabyteMonth",
      "pricePerCheckpointWrite",
      "transferPricePerGigabyte",
    ] as const;
    fc.assert(
      fc.property(usualPlanRequest, (request) => {
        const inYuan = { ...request, ...Object.fromEntries(prices.map((key) => [key, (request[key] ?? 0) * 7])) };
        const [here, there] = [computePlan(request), computePlan(inYuan)];
        expect(there.verdict.answer).toBe(here.verdict.answer);
        if (!here.cost || !there.cost) return;
        expect(Math.abs(there.cost.spot / here.cost.spot / 7 - 1)).toBeLessThan(1e-9);
        expect(there.cost.breakEvenRatePerInstanceHour ?? 0).toBeCloseTo(
          here.cost.breakEvenRatePerInstanceHour ?? 0,
          6,
        );
      }),
      SETTINGS,
    );
  });

  it("break even at the break-even rate and at the break-even discount", () => {
    fc.assert(
      fc.property(usualPlanRequest, (request) => {
        const { cost } = computePlan(request);
        if (!cost) return;
        const every = seconds(cost.intervalSeconds);
        const { breakEvenRatePerInstanceHour: rate, breakEvenDiscount: discount } = cost;
        if (rate !== null) expect(priceOnSpot(jobOf(request), every, rate).money / cost.onDemand).toBeCloseTo(1, 8);
        if (rate === null)
          expect(priceOnSpot(jobOf(request), every, 0).money).toBeGreaterThan(cost.onDemand * (1 - 1e-9));
        if (discount === null || discount >= 1) return;
        const fair = jobOf({ ...request, spotPricePerHour: request.onDemandPricePerHour * (1 - discount) });
        expect(priceOnSpot(fair, every, cost.ratePerInstanceHour).money / cost.onDemand).toBeCloseTo(1, 8);
      }),
      SETTINGS,
    );
  });
});

describe("the recommended interval", () => {
  it("is no longer than the exact optimum, and that lies in the flat part", () => {
    fc.assert(
      fc.property(anyPlanRequest, (request) => {
        const { interval } = computePlan(request);
        if (!interval) return;
        const [low, high] = interval.withinHalfPointSeconds;
        expect(interval.conservativeSeconds).toBeLessThanOrEqual(interval.exactSeconds);
        expect(low).toBeLessThanOrEqual(interval.exactSeconds * (1 + 1e-9));
        expect(high).toBeGreaterThanOrEqual(interval.exactSeconds * (1 - 1e-9));
        expect(interval.conservativeSeconds).toBeGreaterThanOrEqual(interval.uploadFloorSeconds);
        if (interval.bandSeconds) expect(interval.bandSeconds[0]).toBeLessThanOrEqual(interval.bandSeconds[1]);
        if (interval.steps !== null) expect(interval.steps).toBeGreaterThanOrEqual(1);
      }),
      SETTINGS,
    );
  });

  it("is a point of the curve, whose loss there is the loss of the plan", () => {
    fc.assert(
      fc.property(usualPlanRequest, (request) => {
        const { curve, interval, cost } = computePlan(request);
        if (!interval || !cost) return;
        const here = curve.find(({ intervalSeconds }) => intervalSeconds === interval.conservativeSeconds);
        expect(here?.hours).toEqual(cost.loss.hours);
        expect(here?.cost).toEqual(cost.loss.cost);
        expect(curve.map((point) => point.intervalSeconds)).toEqual(
          [...curve.map((point) => point.intervalSeconds)].sort((left, right) => left - right),
        );
      }),
      SETTINGS,
    );
  });

  it("depends on a gang of n as on n times the rate", () => {
    fc.assert(
      fc.property(usualPlanRequest, (request) => {
        const gang = computePlan({ ...request, gang: true });
        const { interruptions = 0, instances = 1, exposureInstanceHours = 1 } = request;
        const alone = computePlan({
          ...request,
          gang: true,
          instances: 1,
          exposureInstanceHours: exposureInstanceHours / instances,
          interruptions,
        });
        const relative = (gang.interval?.exactSeconds ?? 1) / (alone.interval?.exactSeconds ?? 1);
        expect(relative).toBeCloseTo(1, 10);
        const apart = computePlan({ ...request, gang: false });
        expect(apart.interval).toEqual(computePlan({ ...request, gang: false, instances: 1 }).interval);
      }),
      SETTINGS,
    );
  });
});

describe("the verdict", () => {
  const admitted = (plan: Plan) => plan.verdict.answer === "admitted";

  it("admits only with five passes and cheaper money at the conservative rate", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyPlanRequest,
          usualPlanRequest,
          usualPlanRequest.map((usual) => ({ ...usual, ...PROVEN })),
        ),
        (request) => {
          const plan = computePlan(request);
          const clear = plan.checklist.every(({ verdict }) => verdict === "pass") && plan.economics.verdict === "pass";
          expect(admitted(plan)).toBe(clear);
          if (clear)
            expect(plan.costAtUpper90?.spot).toBeLessThanOrEqual(
              (1 - (request.margin ?? 0.1)) * (plan.costAtUpper90?.onDemand ?? 0),
            );
        },
      ),
      SETTINGS,
    );
  });

  it("admits with the money at both rates in its sentence, the upper one no lower", () => {
    const proven = usualPlanRequest.map((request) => ({ ...request, ...PROVEN }));
    let reached = 0;
    fc.assert(
      fc.property(proven, (request) => {
        const { verdict, cost, costAtUpper90 } = computePlan(request);
        if (verdict.statement.code !== "verdict.admitted") return;
        reached++;
        expect(verdict.statement.values).toMatchObject({ spotMoney: cost?.spot, upperMoney: costAtUpper90?.spot });
        expect(costAtUpper90?.spot).toBeGreaterThanOrEqual((cost?.spot ?? Infinity) * (1 - 1e-12));
      }),
      SETTINGS,
    );
    expect(reached).toBeGreaterThan(20);
  });

  it("never passes a point on evidence that is taken away", () => {
    const kinds = ["overheadSeconds", "clustering", "resume", "trajectory"] as const;
    fc.assert(
      fc.property(anyPlanRequest, fc.constantFrom(...kinds), (request, kind) => {
        const { [kind]: gone, ...left } = request.evidence ?? {};
        const before = computePlan(request).checklist;
        const after = computePlan({ ...request, evidence: left }).checklist;
        const id = { overheadSeconds: 1, clustering: 2, resume: 3, trajectory: 5 }[kind];
        const [then, now] = [before, after].map((points) => points.find((point) => point.id === id)?.verdict);
        if (kind === "clustering") expect(then === "unknown" && now === "pass").toBe(false);
        else expect(now).toBe("unknown");
      }),
      SETTINGS,
    );
  });
});
