import { describe, expect, it } from "vitest";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { computePlan } from "./plan";
import type { PlanRequest } from "./plan-types";

const notice = (change: Partial<PlanRequest>) => computePlan({ ...SOUND_REQUEST, ...change });
const TEN_GIGABYTES = { checkpointGigabytes: 10, writeMegabytesPerSecond: 100 };

describe("an emergency checkpoint of 10 GB at 100 MB/s", () => {
  it("needs poll, step and 100 s: it fits 120 s and not 30 s", () => {
    expect(notice({ ...TEN_GIGABYTES }).notice).toMatchObject({
      neededSeconds: 107.29,
      fits: true,
      parts: { detectionSeconds: 5, stepSeconds: 2.29, saveSeconds: 100 },
    });
    expect(notice({ ...TEN_GIGABYTES, noticeSeconds: 30 }).notice.fits).toBe(false);
  });

  it("would fit 30 s at 441 MB/s, or with 2.3 GB", () => {
    const { megabytesPerSecondThatFit, gigabytesThatFit } = notice({ ...TEN_GIGABYTES, noticeSeconds: 30 }).notice;
    expect(megabytesPerSecondThatFit).toBeCloseTo(10_000 / 22.71, 6);
    expect(gigabytesThatFit).toBeCloseTo(2.271, 6);
  });

  it("leaves so little room that the interval gets one reduction, to 0.7", () => {
    expect(notice(TEN_GIGABYTES).interval?.conservativeFactor).toBe(0.7);
    expect(notice({ ...TEN_GIGABYTES, noticeSeconds: 300 }).interval?.conservativeFactor).toBe(0.75);
    expect(notice({ ...TEN_GIGABYTES, conservativeFactor: 0.9 }).interval?.conservativeFactor).toBe(0.9);
  });
});

it("fits no window of 0 s, and says nothing of one that is unknown", () => {
  expect(notice({ noticeSeconds: 0 }).notice).toMatchObject({ fits: false, gigabytesThatFit: null });
  const { noticeSeconds, ...unknown } = SOUND_REQUEST;
  expect(computePlan(unknown).notice).toMatchObject({ availableSeconds: null, fits: null, spareSeconds: null });
});

it("fits only where every part of the need is known, and cannot fit what the known parts already fill", () => {
  const { detectionDelaySeconds, ...noDelay } = SOUND_REQUEST;
  const { stepSeconds, ...noStep } = SOUND_REQUEST;
  const { checkpointLatencySeconds, checkpointGigabytes, ...noSave } = SOUND_REQUEST;
  for (const lacking of [noDelay, noStep, noSave]) {
    expect(computePlan(lacking).notice.fits).toBeNull();
    expect(computePlan({ ...lacking, noticeSeconds: 20 }).notice.fits).toBe(false);
  }
  expect(computePlan(noSave).notice.parts.saveSeconds).toBeNull();
  expect(computePlan(SOUND_REQUEST).notice.fits).toBe(true);
});

it("takes no less than the blocking time, however quick the disk is said to be", () => {
  const { checkpointLatencySeconds, ...synchronous } = SOUND_REQUEST;
  const slow = {
    ...synchronous,
    checkpointOverheadSeconds: 130,
    checkpointGigabytes: 1,
    writeMegabytesPerSecond: 1000,
  };
  expect(computePlan(slow).notice).toMatchObject({ parts: { saveSeconds: 130 }, fits: false });
});

it("takes the slower of measured latency and size at bandwidth", () => {
  expect(notice({ checkpointLatencySeconds: 90 }).notice.parts.saveSeconds).toBe(90);
  expect(notice({ ...TEN_GIGABYTES, checkpointLatencySeconds: 90 }).notice.parts.saveSeconds).toBe(100);
});
