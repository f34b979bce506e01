import { describe, expect, it } from "vitest";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { breakEvenRate, compareCost } from "./cost";
import { jobOf } from "./job";
import { computePlan } from "./plan";
import { priceOnDemand, priceOnSpot } from "./spot-cost";
import { gammaLower } from "./statistics/distributions";
import { seconds } from "./units";

const job = jobOf(SOUND_REQUEST);

describe("on-demand", () => {
  it("is hours times price without failures", () => {
    expect(priceOnDemand(job, 5.67)).toMatchObject({ money: 107.5 * 5.67, hours: 107.5, every: null });
  });

  it("takes no checkpoints where its failures are too rare to pay for them", () => {
    expect(priceOnDemand({ ...job, onDemandFailuresPerInstanceHour: 1e-9 }, 5.67).every).toBeNull();
  });

  it("saves where it would lose more without, so that Spot gains nothing from its neglect", () => {
    const fleet = { ...job, gang: true, instances: 64, onDemandFailuresPerInstanceHour: 1.8e-4 };
    const found = priceOnDemand(fleet, 5.67);
    expect(found.every).toBeGreaterThan(0);
    expect(found.hours).toBeLessThan(120);
    expect(priceOnSpot({ ...fleet, prices: { ...job.prices, spot: 5.67 } }, job.work, 1.8e-4).hours).toBeGreaterThan(
      180,
    );
  });
});

describe("several instances", () => {
  it("bill all machines of a gang for the hours of one job", () => {
    const gang = priceOnSpot({ ...job, gang: true, instances: 4 }, seconds(900), 0.1 / 4);
    const one = priceOnSpot(job, seconds(900), 0.1);
    expect(gang.hours).toBeCloseTo(one.hours, 9);
    expect(gang.money - gang.loss.cost.storage).toBeCloseTo(4 * (one.money - one.loss.cost.storage), 9);
    expect(gang.interruptions).toBeCloseTo(one.interruptions, 9);
  });

  it("are jobs of their own where they form no gang", () => {
    const apart = priceOnSpot({ ...job, instances: 4 }, seconds(900), 0.1);
    const one = priceOnSpot(job, seconds(900), 0.1);
    expect(apart.money).toBeCloseTo(4 * one.money, 9);
    expect(apart.interruptions).toBeCloseTo(4 * one.interruptions, 9);
    expect(apart.hours).toBe(one.hours);
  });
});

describe("fees", () => {
  const fees = jobOf({
    ...SOUND_REQUEST,
    pricePerCheckpointWrite: 0.01,
    transferPricePerGigabyte: 0.02,
    engineeringCost: 50,
    extraStepsAfterResume: 100,
  });

  it("stand where they belong: writes, restores, storage, and engineering outside the loss", () => {
    const plain = priceOnSpot(job, seconds(900), 0.1);
    const paid = priceOnSpot({ ...fees, recovery: job.recovery }, seconds(900), 0.1);
    const saves = Math.ceil((107.5 * 3600) / 900) - 1;
    expect(paid.loss.cost.checkpointing - plain.loss.cost.checkpointing).toBeCloseTo(saves * (0.01 + 2 * 0.02), 9);
    expect(paid.loss.cost.recovery - plain.loss.cost.recovery).toBeCloseTo(paid.interruptions * 2 * 0.02, 9);
    expect(paid.loss.cost.storage).toBeCloseTo((3 * 2 * 0.023 * paid.hours) / 730, 9);
    expect(paid.money - paid.usefulWork - paid.loss.cost.total).toBeCloseTo(50, 9);
  });

  it("count extra steps after a resume as recovery", () => expect(fees.recovery).toBeCloseTo(225 + 229, 9));
});

describe("break-even", () => {
  it("has no rate where Spot is dearer without any interruption", () => {
    expect(breakEvenRate(job, seconds(900), 1)).toBeNull();
    expect(
      compareCost(
        { ...job, prices: { ...job.prices, spot: 6 } },
        seconds(900),
        0.1,
        { events: 3, exposureHours: 30 },
        null,
      ),
    ).toMatchObject({
      breakEvenRatePerInstanceHour: null,
      probabilitySpotCheaper: 0,
    });
  });

  it("has no discount where fees alone cost more than on-demand", () => {
    const laden = { ...job, prices: { ...job.prices, engineering: 10_000 } };
    expect(compareCost(laden, seconds(900), 0.1, null, null)?.breakEvenDiscount).toBeNull();
  });

  it("gives the probability under Gamma(n + ½, exposure)", () => {
    const { cost } = computePlan({ ...SOUND_REQUEST, spotPricePerHour: 5.35 });
    expect(cost?.probabilitySpotCheaper).toBeCloseTo(
      gammaLower(22.5, (cost?.breakEvenRatePerInstanceHour ?? 0) * 176),
      12,
    );
    expect(cost?.probabilitySpotCheaper).toBeGreaterThan(0.05);
    expect(cost?.probabilitySpotCheaper).toBeLessThan(0.999);
  });
});

it("counts a rescue only where its success was measured", () => {
  const saved = computePlan({ ...SOUND_REQUEST, salvageProbability: 0.9 });
  expect(saved.interval?.exactSeconds).toBeGreaterThan(computePlan(SOUND_REQUEST).interval?.exactSeconds ?? Infinity);
  expect(saved.notes.map(({ code }) => code)).toContain("note.salvageFormula");
  expect(jobOf({ ...SOUND_REQUEST, salvageProbability: 1 }).salvage).toBe(0.99);
});
