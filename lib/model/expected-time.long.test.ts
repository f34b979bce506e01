import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/testing/seeded-random";
import { expectedSegment } from "./expected-time";
import { perSecond, seconds } from "./units";

const SEGMENTS = 20_000_000;

type Run = { mean: number; interval: number; overhead: number; upload: number; recovery: number; downtime: number };

/** Wall seconds a segment of a job whose saves upload while it computes on; nothing of the formula is in here. */
function simulated({ mean, interval, overhead, upload, recovery, downtime }: Run, random: () => number): number {
  const draw = () => -mean * Math.log1p(-random());
  let wall = 0;
  let durable = 0;
  let done = 0;
  let ahead = draw();
  while (durable < SEGMENTS) {
    if (ahead >= interval + overhead) {
      // What was done before has become durable meanwhile: one upload at a time, shorter than a segment.
      durable = done;
      done++;
      wall += interval + overhead;
      ahead -= interval + overhead;
      continue;
    }
    wall += ahead;
    if (ahead >= upload) durable = done;
    done = durable;
    for (let up = false; !up; ) {
      wall += downtime;
      ahead = draw();
      up = ahead >= recovery;
      wall += up ? recovery : ahead;
    }
    ahead -= recovery;
  }
  return wall / SEGMENTS;
}

describe("asynchronous saves", () => {
  it.each<Run>([
    { mean: 7_200, interval: 600, overhead: 5, upload: 120, recovery: 120, downtime: 180 },
    { mean: 28_800, interval: 1_800, overhead: 2, upload: 600, recovery: 60, downtime: 300 },
    { mean: 3_600, interval: 400, overhead: 10, upload: 60, recovery: 45, downtime: 0 },
  ])("take what the formula says, within 0.03 %%: %o", (run) => {
    const conditions = {
      rate: perSecond(1 / run.mean),
      recovery: seconds(run.recovery),
      downtime: seconds(run.downtime),
      uploadTail: seconds(run.upload),
      salvage: 0,
      noticeIdle: seconds(0),
    };
    const { wall } = expectedSegment(seconds(run.interval), seconds(run.overhead), conditions);
    const off = simulated(run, seededRandom(20_260_601)) / wall - 1;
    process.stdout.write(`off by ${(100 * off).toFixed(4)} %\n`);
    expect(Math.abs(off)).toBeLessThanOrEqual(0.0003);
  });
});
