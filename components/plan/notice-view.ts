import { linearScale, ticksFromZero } from "@/components/chart/axis";
import type { LedgerBarsProps, LedgerRow } from "@/components/chart/ledger-bars";
import { formatDuration } from "@/lib/format/duration";
import { formatNumber } from "@/lib/format/number";
import type { NoticePlan, PlanRequest } from "@/lib/model/plan-types";
import type { PlanText } from "./plan-text";

export type NoticeGap =
  | "checkpointOverheadSeconds"
  | "noticeSeconds"
  | "checkpointGigabytes"
  | "writeMegabytesPerSecond"
  | "detectionDelaySeconds"
  | "stepSeconds";
export type NoticeState = { verdict: "pass" | "fail" | "unknown"; missing: NoticeGap[] };

type Known = Partial<PlanRequest>;

/**
 * Fits only when every part of the need is known. A need that is already too long without the missing parts cannot fit;
 * a save of unknown length says nothing either way.
 */
export function noticeState(notice: NoticePlan, request: Known): NoticeState {
  const saveKnown = saveIsKnown(notice, request);
  const missing: NoticeGap[] = [];
  if (notice.availableSeconds === null) missing.push("noticeSeconds");
  if (!saveKnown && request.checkpointGigabytes === undefined) missing.push("checkpointGigabytes");
  if (!saveKnown && request.writeMegabytesPerSecond === undefined) missing.push("writeMegabytesPerSecond");
  if (notice.parts.saveSeconds === null && request.checkpointOverheadSeconds === undefined)
    missing.push("checkpointOverheadSeconds");
  if (notice.parts.detectionSeconds === null) missing.push("detectionDelaySeconds");
  if (notice.parts.stepSeconds === null) missing.push("stepSeconds");
  if (notice.fits === false && saveKnown) return { verdict: "fail", missing };
  return { verdict: missing.length === 0 && notice.fits ? "pass" : "unknown", missing };
}

/** The blocking time alone says nothing about the upload. */
const saveIsKnown = ({ parts }: NoticePlan, request: Known) =>
  parts.saveSeconds !== null &&
  (request.checkpointLatencySeconds !== undefined ||
    (request.checkpointGigabytes !== undefined && request.writeMegabytesPerSecond !== undefined));

const ROOM = 1.3;

/** What must happen after the notice, part by part, above the window that there is. */
export function noticeBars(notice: NoticePlan, request: Known, { t, locale }: PlanText): LedgerBarsProps {
  const duration = (seconds: number) => formatDuration(seconds, locale);
  const { detectionSeconds, stepSeconds, saveSeconds } = notice.parts;
  const save = saveIsKnown(notice, request) ? saveSeconds : null;
  const detected = detectionSeconds ?? 0;
  const stepped = detected + (stepSeconds ?? 0);
  const needed = stepped + (save ?? 0);
  const complete = save !== null && detectionSeconds !== null && stepSeconds !== null;
  const part = (name: "detection" | "step" | "save", seconds: number | null) =>
    t(`notice.${name}`, { duration: seconds === null ? t("unknown") : duration(seconds) });

  const need: LedgerRow = {
    id: "needed",
    name: t("notice.needed"),
    parts: [
      { part: "wait" as const, from: 0, to: detected },
      { part: "useful" as const, from: detected, to: stepped },
      { part: "checkpoint" as const, from: stepped, to: needed },
    ].filter(({ from, to }) => to > from),
    text: complete ? duration(needed) : t("notice.atLeast", { duration: duration(needed) }),
    notes: [part("detection", detectionSeconds), part("step", stepSeconds), part("save", save)],
  };
  const available = notice.availableSeconds;
  const window: LedgerRow = {
    id: "available",
    name: t("notice.available"),
    parts: available === null || available === 0 ? [] : [{ part: "window", from: 0, to: available }],
    text: available === null ? t("unknown") : duration(available),
  };
  const highest = Math.max(needed, available ?? 0, 1);
  return {
    scale: linearScale([0, highest * ROOM]),
    ticks: ticksFromZero(highest, 4).map((value) => ({ value, text: formatNumber(value, locale, { digits: 2 }) })),
    rows: [need, window],
    axisTitle: t("notice.axis"),
    description: t("notice.finding", { needed: need.text, available: window.text }),
  };
}
