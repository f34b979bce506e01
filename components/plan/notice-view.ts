import { axisOver } from "@/components/chart/axis";
import type { LedgerBarsProps, LedgerRow } from "@/components/chart/ledger-bars";
import { formatBytes } from "@/lib/format/bytes";
import { formatDuration } from "@/lib/format/duration";
import { formatNumber } from "@/lib/format/number";
import { noticeAgainst } from "@/lib/model/notice-window";
import type { NoticePlan, PlanRequest } from "@/lib/model/plan-types";
import { NOTICE_PRESET_SECONDS } from "@/lib/schema/notice-preset";
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

/** The model's answer, and the fields that keep it from one. */
export function noticeState(notice: NoticePlan, request: Known): NoticeState {
  const saveKnown = notice.parts.saveSeconds !== null;
  const missing: NoticeGap[] = [];
  if (notice.availableSeconds === null) missing.push("noticeSeconds");
  if (!saveKnown && request.checkpointGigabytes === undefined) missing.push("checkpointGigabytes");
  if (!saveKnown && request.writeMegabytesPerSecond === undefined) missing.push("writeMegabytesPerSecond");
  if (!saveKnown && request.checkpointOverheadSeconds === undefined) missing.push("checkpointOverheadSeconds");
  if (notice.parts.detectionSeconds === null) missing.push("detectionDelaySeconds");
  if (notice.parts.stepSeconds === null) missing.push("stepSeconds");
  return { verdict: notice.fits === null ? "unknown" : notice.fits ? "pass" : "fail", missing };
}

const ROOM = 1.45;

/** Beside the project's own window, what the three large providers give. */
const PROVIDERS = [
  { id: "aws", name: "AWS", preset: "aws-120" },
  { id: "azure", name: "Azure", preset: "azure-30" },
  { id: "gcp", name: "GCP", preset: "gcp-30" },
] as const;

/** What must happen after the notice, part by part, above the windows that it may have to fit. */
export function noticeBars(notice: NoticePlan, request: Known, text: PlanText): LedgerBarsProps {
  const { t, locale } = text;
  const need = needRow(notice, text);
  const available = notice.availableSeconds;
  const windows = [
    available === null
      ? { id: "available", name: t("notice.available"), parts: [], text: t("unknown") }
      : windowRow("available", t("notice.available"), available, notice, request, text),
    ...PROVIDERS.map(({ id, name, preset }) =>
      windowRow(id, name, NOTICE_PRESET_SECONDS[preset], notice, request, text),
    ),
  ];
  const ends = [need, ...windows].flatMap(({ parts }) => parts.map(({ to }) => to));
  const { scale, ticks } = axisOver(Math.max(1, ...ends), 4, ROOM);
  return {
    scale,
    ticks: ticks.map((value) => ({ value, text: formatNumber(value, locale, { digits: 2 }) })),
    rows: [need, ...windows],
    axisTitle: t("notice.axis"),
    description: t("notice.finding", { needed: need.text, available: windows[0]?.text ?? t("unknown") }),
  };
}

function needRow(notice: NoticePlan, { t, locale }: PlanText): LedgerRow {
  const duration = (seconds: number) => formatDuration(seconds, locale);
  const { detectionSeconds, stepSeconds, saveSeconds } = notice.parts;
  const detected = detectionSeconds ?? 0;
  const stepped = detected + (stepSeconds ?? 0);
  const needed = notice.neededSeconds ?? stepped;
  const complete = saveSeconds !== null && detectionSeconds !== null && stepSeconds !== null;
  const part = (name: "detection" | "step" | "save", seconds: number | null) =>
    t(`notice.${name}`, { duration: seconds === null ? t("unknown") : duration(seconds) });
  return {
    id: "needed",
    name: t("notice.needed"),
    parts: [
      { part: "wait" as const, from: 0, to: detected },
      { part: "useful" as const, from: detected, to: stepped },
      { part: "checkpoint" as const, from: stepped, to: needed },
    ].filter(({ from, to }) => to > from),
    text: complete ? duration(needed) : t("notice.atLeast", { duration: duration(needed) }),
    notes: [part("detection", detectionSeconds), part("step", stepSeconds), part("save", saveSeconds)],
  };
}

function windowRow(
  id: string,
  name: string,
  seconds: number,
  notice: NoticePlan,
  request: Known,
  { t, locale }: PlanText,
): LedgerRow {
  const duration = (value: number) => formatDuration(Math.abs(value), locale);
  const { fits, spareSeconds, gigabytesWritten } = noticeAgainst(
    notice,
    seconds,
    request.writeMegabytesPerSecond ?? null,
  );
  const size = request.checkpointGigabytes ?? 0;
  const outcome = () => {
    if (fits === null || spareSeconds === null) return t("notice.windowUnknown");
    if (fits) return t("notice.windowFits", { spare: duration(spareSeconds) });
    return gigabytesWritten !== null && gigabytesWritten > 0 && gigabytesWritten < size
      ? t("notice.cutOff", { size: formatBytes(gigabytesWritten * 1e9, locale) })
      : t("notice.windowShort", { missing: duration(spareSeconds) });
  };
  return {
    id,
    name,
    parts: seconds === 0 ? [] : [{ part: "window", from: 0, to: seconds }],
    text: duration(seconds),
    notes: [outcome()],
  };
}
