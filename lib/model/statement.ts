import type { Answer, Statement } from "./plan-types";

/**
 * Every sentence the model can say, with the names of its values. A name ends in its unit, which
 * decides how lib/i18n writes the number: …Advice and …Seconds, …Hours, …Money, …Share, …Rate, …Count, …Value.
 * `fix` and `next` hold the code of another sentence.
 */
export const STATEMENTS = {
  "verdict.admitted": ["everyAdvice", "spotMoney", "upperMoney", "onDemandMoney"],
  "verdict.admittedWithoutEvents": ["everyAdvice", "spotMoney", "onDemandMoney", "upperRate"],
  "verdict.fixFirst": ["fix"],
  "verdict.notEnoughEvidence": ["next"],
  "verdict.tooShort": ["onDemandMoney", "lengthValue", "limitValue"],
  "verdict.tooShortUnpriced": ["lengthValue", "limitValue"],
  "verdict.tooDear": ["onDemandMoney", "spotMoney", "judgedRate", "marginShare"],
  "verdict.tooLate": ["onDemandMoney", "spotHours", "judgedRate", "deadlineHours"],
  "verdict.neverFinishes": ["onDemandMoney"],
  "verdict.tooShortReserved": ["reservedMoney", "lengthValue", "limitValue"],
  "verdict.tooDearReserved": ["reservedMoney", "spotMoney", "judgedRate", "marginShare"],
  "verdict.tooLateReserved": ["reservedMoney", "spotHours", "judgedRate", "deadlineHours"],
  "verdict.neverFinishesReserved": ["reservedMoney"],
  "verdict.nothingFinishes": [],
  "verdict.earlierAdmitted": [],
  "verdict.earlierFixFirst": [],
  "verdict.earlierNotEnoughEvidence": [],
  "verdict.earlierUseOnDemand": [],

  "economics.pass": ["judgedRate", "spotMoney", "onDemandMoney", "savingShare", "marginShare"],
  "economics.tooDear": ["judgedRate", "spotMoney", "onDemandMoney", "marginShare"],
  "economics.tooLate": ["judgedRate", "spotHours", "deadlineHours"],
  "economics.neverFinishes": [],
  "economics.unknown": [],
  "economics.onDemandNeverFinishes": [],

  "absent.noRate": [],
  "absent.noEvent": ["exposureHours", "upperRate"],
  "absent.noBound": [],
  "absent.neverFinishes": [],
  "absent.onDemandNeverFinishes": [],

  "overhead.measured": ["p90Seconds", "samplesCount", "overheadShare"],
  "overhead.measuredWithoutRate": ["p90Seconds", "samplesCount"],
  "overhead.measuredWithoutLatency": ["p90Seconds", "samplesCount"],
  "overhead.declared": ["declaredSeconds"],
  "overhead.tooFewSamples": ["samplesCount", "limitCount"],
  "overhead.untimed": [],
  "overhead.fixTime": ["neededCount"],
  "overhead.fixShorter": ["targetAdvice"],
  "overhead.fixAsynchronous": ["targetAdvice", "savedMoney"],

  "rate.counted": ["eventsCount", "exposureHours"],
  "rate.countedWithFailures": ["interruptionsCount", "failuresCount", "eventsCount", "exposureHours"],
  "rate.atBound": ["upperRate"],
  "rate.declared": ["declaredRate"],
  "rate.missing": [],
  "rate.dispersion": ["indexValue", "pValue"],
  "rate.dispersionMissing": [],
  "rate.fixUpload": [],
  "rate.fixObserve": ["moreHours"],
  "rate.fixTestClustering": [],
  "rate.fixClustered": ["wideRate"],

  "resume.captured": ["capturedCount", "partsCount"],
  "resume.absent": ["parts"],
  "resume.notChecked": ["parts"],
  "resume.verified": ["verifiedCount"],
  "resume.notVerified": [],
  "resume.missing": [],
  "resume.fixCapture": ["parts"],
  "resume.fixCheck": ["parts"],
  "resume.fixVerify": [],

  "length.intervals": ["workHours", "bestSeconds"],
  "length.interruptions": ["expectedValue", "upperRate"],
  "length.missing": [],
  "length.noWork": [],
  "length.noOverhead": [],
  "length.noLatency": [],
  "length.fixShort": [],
  "length.fixMeasureRate": [],

  "trajectory.notDemanded": [],
  "trajectory.within": ["gapValue", "noiseValue"],
  "trajectory.beyond": ["gapValue", "noiseValue"],
  "trajectory.seedsNotFixed": [],
  "trajectory.notMeasured": [],
  "trajectory.missing": [],
  "trajectory.fixState": [],
  "trajectory.fixMeasure": [],
  "trajectory.fixSeeds": [],
  "trajectory.fixGap": [],

  "missing.usefulWork": [],
  "missing.prices": [],
  "missing.overhead": [],
  "missing.latency": [],
  "missing.instances": [],
  "missing.recovery": [],
  "missing.downtime": [],

  "assumed.recovery": [],
  "assumed.downtime": [],
  "assumed.detection": [],
  "assumed.step": [],
  "assumed.instances": [],
  "assumed.gang": ["instancesCount"],
  "assumed.synchronous": [],
  "assumed.salvage": [],
  "assumed.keep": [],
  "assumed.size": [],
  "assumed.storagePrice": [],

  "note.localDies": [],
  "note.borrowed": [],
  "note.clustered": ["wideRate", "plainRate"],
  "note.salvageFormula": [],
  "note.firstOrder": ["youngSeconds", "exactSeconds"],
  "note.overQuota": ["gigabytesValue", "quotaValue", "fittingCount"],
  "note.lossBeyondAllowed": ["everySeconds", "allowedSeconds"],
  "note.onDemandSaves": ["everySeconds"],
} as const;

export type StatementCode = keyof typeof STATEMENTS;
type Values<Code extends StatementCode> = Record<(typeof STATEMENTS)[Code][number], number | string>;

/** A sentence; the compiler checks that its values are the ones it needs. */
export const say = <Code extends StatementCode>(code: Code, values: Values<Code>): Statement => ({ code, values });

/** Whether today's model could say it, its inner sentence too. */
function isSayable({ code, values }: Statement): boolean {
  const { fix, next, ...rest } = values;
  const inner = fix ?? next;
  if (inner !== undefined && !isSayable({ code: `${inner}`, values: rest })) return false;
  const needed = Object.hasOwn(STATEMENTS, code) ? STATEMENTS[code as StatementCode] : null;
  return needed?.every((name) => values[name] !== undefined) ?? false;
}

const EARLIER = {
  admitted: "verdict.earlierAdmitted",
  "fix-first": "verdict.earlierFixFirst",
  "not-enough-evidence": "verdict.earlierNotEnoughEvidence",
  "use-on-demand": "verdict.earlierUseOnDemand",
} as const satisfies Record<Answer, StatementCode>;

/** The stored sentence of a verdict, or its answer alone where an earlier model used other words. */
export const readable = (stored: Statement, answer: Answer): Statement =>
  isSayable(stored) ? stored : say(EARLIER[answer], {});
