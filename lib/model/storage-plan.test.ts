import { describe, expect, it } from "vitest";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { computePlan } from "./plan";
import type { PlanRequest } from "./plan-types";

const plan = (change: Partial<PlanRequest>) => computePlan({ ...SOUND_REQUEST, ...change });

describe("where checkpoints go", () => {
  it("keeps a local copy every interval and an object copy within the loss that is allowed", () => {
    const { storagePlan, interval } = plan({ maxLostWorkSeconds: 3000 });
    expect(storagePlan?.localEverySteps).toBe(interval?.steps);
    // 3000 s hold three intervals of 985.9 s
    expect(storagePlan?.objectEveryNth).toBe(3);
  });

  it("is at least every interval, and no quicker than the upload", () => {
    expect(plan({ maxLostWorkSeconds: 1 }).storagePlan?.objectEveryNth).toBe(1);
    expect(plan({ checkpointGigabytes: 200, writeMegabytesPerSecond: 100 }).storagePlan?.objectEveryNth).toBe(3);
    expect(plan({ maxLostWorkSeconds: 1 }).notes.map(({ code }) => code)).toContain("note.lossBeyondAllowed");
  });

  it("compares what is kept with the quota", () => {
    expect(plan({ storageQuotaGigabytes: 5 }).storagePlan).toMatchObject({
      gigabytes: 6,
      fitsQuota: false,
      keepThatFits: 2,
    });
    expect(plan({ storageQuotaGigabytes: 6 }).storagePlan?.fitsQuota).toBe(true);
    const { checkpointsKept, ...unsaid } = SOUND_REQUEST;
    expect(computePlan(unsaid).storagePlan).toMatchObject({ keep: null, gigabytes: null, fitsQuota: null });
  });

  it("says that a local disk dies with its instance", () => {
    expect(plan({}).notes.map(({ code }) => code)).toContain("note.localDies");
  });

  it("knows no steps without a step time", () => {
    const { stepSeconds, ...unsaid } = SOUND_REQUEST;
    expect(computePlan(unsaid).storagePlan?.localEverySteps).toBeNull();
  });
});
