import { describe, expect, it } from "vitest";
import { hasSharedData, sharedJson } from "@/lib/testing/shared-data";
import { conservativeInterval, dalyInterval, exactInterval, uploadFloor, youngInterval } from "./checkpoint-interval";
import { breakEvenRate, compareCost } from "./cost";
import { type Conditions, expectedJob, expectedSegment, stretch } from "./expected-time";
import vectorsHere from "./fixtures/few-vectors.json";
import { jobOf } from "./job";
import { fromHours, perSecond, ratePerHour, seconds, writeTime } from "./units";

type Inputs = Record<string, number | boolean>;
type Vector = { id: string; fn: string; inputs: Inputs; output: number | Record<string, number | boolean> };
type Read = (name: string) => number;

const rateOf = (read: Read) => perSecond(Number.isNaN(read("lam_per_s")) ? 1 / read("mtbf_s") : read("lam_per_s"));
const or0 = (value: number) => (Number.isNaN(value) ? 0 : value);

const conditionsOf = (read: Read): Conditions => ({
  rate: rateOf(read),
  recovery: seconds(or0(read("R_s"))),
  downtime: seconds(or0(read("D_s"))),
  uploadTail: seconds(or0(read("upload_s"))),
  salvage: or0(read("q")),
  noticeIdle: seconds(or0(read("notice_idle_s"))),
});

const segmentOf = (read: Read) => expectedSegment(seconds(read("tau_s")), seconds(read("c_s")), conditionsOf(read));
const overhead = (read: Read) => seconds(read("c_s"));

function jobParts(read: Read, lastSaves: boolean) {
  const [work, interval, c] = [seconds(read("T_s")), seconds(read("tau_s")), overhead(read)];
  const job = expectedJob(work, interval, c, conditionsOf(read));
  const segments = Math.ceil(work / interval);
  if (!lastSaves) return { wall_s: job.wall, interruptions: job.interruptions, segments, billed_s: job.billed };
  const rest = seconds(work - (segments - 1) * interval);
  const bare = expectedSegment(rest, seconds(0), conditionsOf(read));
  const saved = expectedSegment(rest, c, conditionsOf(read));
  const change = (part: "wall" | "billed" | "interruptions") => job[part] - bare[part] + saved[part];
  return { wall_s: change("wall"), interruptions: change("interruptions"), segments, billed_s: change("billed") };
}

const pricedJob = (read: Read, spotPricePerHour: number, onDemandPricePerHour: number) =>
  jobOf({
    usefulWorkHours: read("T_s") / 3600,
    checkpointOverheadSeconds: read("c_s"),
    recoverySeconds: read("R_s"),
    downtimeSeconds: read("D_s"),
    noticeSeconds: or0(read("notice_idle_s")),
    salvageProbability: or0(read("q")),
    spotPricePerHour,
    onDemandPricePerHour,
  });

function costParts(read: Read) {
  const job = pricedJob(read, read("spot_usd_h"), read("od_usd_h"));
  const cost = compareCost(job, seconds(read("tau_s")), ratePerHour(rateOf(read)), null, null);
  return {
    spot_usd: cost?.spot,
    on_demand_usd: cost?.onDemand,
    billed_h: (cost?.spot ?? 0) / read("spot_usd_h"),
    break_even_price_ratio: 1 - (cost?.breakEvenDiscount ?? 0),
    wall_h: cost?.spotHours,
  };
}

function asynchronousParts(read: Read) {
  const [blocking, upload] = [seconds(read("c_block_s")), seconds(read("upload_s"))];
  const floor = uploadFloor(blocking, upload);
  const free = youngInterval(blocking, rateOf(read));
  const tau = seconds(Math.max(free, floor));
  return {
    tau_s: tau,
    bound_by_upload: free < floor,
    mean_loss_s: tau / 2 + upload,
  };
}

function breakEvenParts(read: Read) {
  const job = pricedJob(read, read("price_ratio"), 1);
  const rate = breakEvenRate(job, seconds(read("tau_s")), read("T_s") / 3600) ?? Number.NaN;
  return { lam_per_s: rate / 3600, mtbf_s: 3600 / rate };
}

const COVERED: Record<string, (read: Read, inputs: Inputs) => unknown> = {
  tau_young: (read) => youngInterval(overhead(read), rateOf(read)),
  emergency_save_time: (read) => writeTime(read("bytes") / 1e9, read("bandwidth_Bps") / 1e6),
  tau_conservative: (read) => {
    const exact = exactInterval(overhead(read), rateOf(read));
    return conservativeInterval(youngInterval(overhead(read), rateOf(read)), exact, read("factor"));
  },
  tau_daly_high: (read) => dalyInterval(overhead(read), rateOf(read)),
  tau_exact_lambert: (read) => exactInterval(overhead(read), rateOf(read)),
  expected_segment_time: (read) => segmentOf(read).wall,
  expected_interruptions_per_segment: (read) => segmentOf(read).interruptions,
  overhead_exact: (read) => stretch(seconds(read("tau_s")), overhead(read), conditionsOf(read)) - 1,
  expected_job: (read, inputs) => jobParts(read, inputs.final_checkpoint === true),
  tau_with_emergency: (read) => {
    const theta = perSecond(rateOf(read) * (1 - read("q")));
    return { first_order_s: youngInterval(overhead(read), theta), exact_s: exactInterval(overhead(read), theta) };
  },
  expected_segment_time_q: (read) => expectedSegment(seconds(read("L_s")), seconds(0), conditionsOf(read)).wall,
  async: asynchronousParts,
  tau_gang_independent: (read) => youngInterval(overhead(read), perSecond(read("nodes") / read("mtbf_node_s"))),
  cost: costParts,
  break_even_lambda: breakEvenParts,
};

/** Formulas that the model does not use, and why. */
const LEFT_OUT: Record<string, string> = {
  tau_daly_first: "Daly's first-order form; the model shows his higher-order one",
  loss_seed: "first-order loss; the plan prices the exact one",
  overhead_first_order: "first-order loss; the plan shows the exact one",
  overhead_ratio_for_interval_factor: "first-order sensitivity; the plan takes its flat part from the exact form",
  p_emergency_deterministic: "comes with notice outcomes, from which q is measured",
  p_emergency_lognormal: "comes with notice outcomes, from which q is measured",
  two_level: "comes with crash rates of their own, without which a local tier has no interval",
  weibull_local_interval: "comes with the hazard by age of the instance",
  period_first_order_waste: "first-order period of Robert et al.; the model uses the exact optimum",
};

/** Outputs of a covered formula that the model does not give. */
const LEFT_OUT_OUTPUTS: Record<string, string[]> = { async: ["overhead"] };

function expectClose(got: unknown, wanted: Vector["output"], where: string) {
  if (typeof wanted === "object") {
    for (const [name, value] of Object.entries(wanted))
      expectClose((got as Inputs)[name], value as never, `${where}.${name}`);
  } else if (typeof wanted === "number" && wanted !== 0) {
    expect(Math.abs((got as number) / wanted - 1), `${where}: got ${got}, wanted ${wanted}`).toBeLessThanOrEqual(1e-9);
  } else expect(got, where).toBe(wanted);
}

describe("theory vectors, to 1e-9", () => {
  // One of each formula is here, so that each is proved wherever this runs; all of them lie beside the checkout.
  const few: readonly Vector[] = vectorsHere.vectors;
  const vectors = hasSharedData ? sharedJson<{ vectors: Vector[] }>("oracles/theory_vectors.json").vectors : few;

  it("has one of each formula at hand", () => {
    expect(few.map(({ fn }) => fn).sort()).toEqual(Object.keys(COVERED).sort());
    expect(vectors).toEqual(expect.arrayContaining(few.map((vector) => expect.objectContaining(vector))));
  });

  it.each(vectors.filter(({ fn }) => !(fn in LEFT_OUT)))("$id $fn", ({ id, fn, inputs, output }) => {
    const compute = COVERED[fn];
    if (!compute) throw new Error(`${fn} is neither covered nor left out with a reason`);
    const wanted =
      typeof output === "object"
        ? Object.fromEntries(Object.entries(output).filter(([name]) => !LEFT_OUT_OUTPUTS[fn]?.includes(name)))
        : output;
    expectClose(
      compute((name) => Number(inputs[name] ?? Number.NaN), inputs),
      wanted,
      id,
    );
  });

  it.skipIf(!hasSharedData)("leaves out no more than it says", () => {
    const counts = Object.keys(LEFT_OUT).map((left) => [left, vectors.filter(({ fn }) => fn === left).length]);
    expect(Object.fromEntries(counts)).toEqual({
      tau_daly_first: 2,
      period_first_order_waste: 1,
      loss_seed: 1,
      overhead_first_order: 4,
      overhead_ratio_for_interval_factor: 4,
      p_emergency_deterministic: 4,
      p_emergency_lognormal: 2,
      two_level: 2,
      weibull_local_interval: 2,
    });
  });
});

type Check = Record<"mtbf_s" | "tau_s" | "c_s" | "R_s" | "D_s" | "q" | "notice_idle_s", number> &
  Record<"exact_s" | "mc_mean_s" | "mc_se_s" | "interruptions_exact" | "interruptions_mc", number>;

describe.skipIf(!hasSharedData)("200 000 simulated segments", () => {
  const { checks } = hasSharedData
    ? sharedJson<{ checks: Check[] }>("oracles/theory_monte_carlo.json")
    : { checks: [] };

  it.each(checks)("agree at M = $mtbf_s s, q = $q", (check) => {
    const got = segmentOf((name) => check[name as keyof Check] ?? Number.NaN);
    expectClose(got.wall, check.exact_s, "wall");
    expectClose(got.interruptions, check.interruptions_exact, "interruptions");
    expect(Math.abs(got.wall - check.mc_mean_s) / check.mc_se_s).toBeLessThan(3);
    expect(Math.abs(got.interruptions / check.interruptions_mc - 1)).toBeLessThan(0.02);
  });
});

it("keeps hours and seconds apart", () => expect(fromHours(2)).toBe(7200));
