import type { AdmissionPoint, Statement } from "../plan-types";
import { say } from "../statement";
import { cite, type Judged } from "./evidence";

/** Point 5: a resumed run must not differ from an uninterrupted one, where that is demanded. */
export function trajectoryPoint({ evidence }: Judged): AdmissionPoint {
  const found = evidence.trajectory;
  const gap = found?.largestGap;
  const noise = found?.noise;
  const point = {
    id: 5,
    measured: gap === undefined ? null : { value: gap, unit: "loss" },
    limit: noise === undefined ? { value: 1, unit: "noise" } : { value: noise, unit: "loss" },
  } as const;
  const answer = (verdict: AdmissionPoint["verdict"], statement: Statement, fix: Statement | null): AdmissionPoint => ({
    ...point,
    verdict,
    evidence: [cite(statement, found)],
    fix: fix && { statement: fix },
  });
  if (!found) return answer("unknown", say("trajectory.missing", {}), say("trajectory.fixState", {}));
  if (!found.identityDemanded) return answer("pass", say("trajectory.notDemanded", {}), null);
  if (found.fixedSeeds === false)
    return answer("fail", say("trajectory.seedsNotFixed", {}), say("trajectory.fixSeeds", {}));
  if (gap === undefined || noise === undefined) {
    return answer("unknown", say("trajectory.notMeasured", {}), say("trajectory.fixMeasure", {}));
  }
  const values = { gapValue: gap, noiseValue: noise };
  return gap <= noise
    ? answer("pass", say("trajectory.within", values), null)
    : answer("fail", say("trajectory.beyond", values), say("trajectory.fixGap", {}));
}
