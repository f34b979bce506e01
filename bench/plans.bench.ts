import { computePlan } from "@/lib/model/plan";
import type { PlanRequest } from "@/lib/model/plan-types";
import { type Benchmark, pairedRuns } from "./measurement";
import { withServer } from "./running-server";

const RUNS = 9;
/** All runs and the warm-up together stay below what one peer may ask in a minute. */
const PLANS_A_RUN = 25;

const REQUEST: PlanRequest = {
  usefulWorkHours: 107.5,
  stepSeconds: 2.29,
  checkpointOverheadSeconds: 30,
  recoverySeconds: 225,
  downtimeSeconds: 1200,
  noticeSeconds: 120,
  checkpointGigabytes: 10,
  writeMegabytesPerSecond: 100,
  interruptions: 22,
  exposureInstanceHours: 176,
  spotPricePerHour: 1.86,
  onDemandPricePerHour: 5.67,
};
const BODY = JSON.stringify(REQUEST);

const perSecond = (began: number) => (PLANS_A_RUN * 1000) / (performance.now() - began);

async function direct(): Promise<number> {
  const began = performance.now();
  for (let plan = 0; plan < PLANS_A_RUN; plan++) JSON.stringify(computePlan(REQUEST));
  return perSecond(began);
}

async function overHttp(origin: string): Promise<number> {
  const began = performance.now();
  for (let plan = 0; plan < PLANS_A_RUN; plan++) {
    const answer = await fetch(`${origin}/api/v1/plan`, { method: "POST", body: BODY });
    if (!answer.ok) throw new Error(`POST /api/v1/plan answered ${answer.status}.`);
    await answer.text();
  }
  return perSecond(began);
}

/** Plans per second through the API, one after another, against the same plans computed in this process. */
const plans: Benchmark = (say) =>
  withServer(async ({ origin }) => {
    say("plans: warming up");
    await overHttp(origin);
    for (let round = 0; round < RUNS; round++) await direct();
    const { ratio, ours, reference } = await pairedRuns(() => overHttp(origin), direct, RUNS);
    return [
      { name: "plans over HTTP / computed in process", ratio, value: ours, unit: "plans/s", runs: RUNS },
      { name: "plans in process / over HTTP", ratio: 1 / ratio, value: reference, unit: "plans/s", runs: RUNS },
    ];
  });

export default plans;
