import { z } from "zod";
import { day, line } from "@/lib/schema/line";
import { resumeEvidence, sampleList } from "@/lib/schema/measurement";
import { CURRENCIES, money, price } from "@/lib/schema/money";
import { NOTICE_PRESETS } from "@/lib/schema/notice-preset";

const seconds = z.number().nonnegative().max(31_536_000);
const positiveSeconds = z.number().positive().max(31_536_000);
const hours = z.number().positive().max(876_000);
const size = z.number().positive().max(1e8);
const count = (most: number) => z.int().min(1).max(most);
const loss = z.number().nonnegative().max(1e9);

export const TRAJECTORY_DEMANDS = ["not-demanded", "demanded"] as const;

/** The numbers of a project. Each is missing until somebody writes it down, and keeps who did. */
export const figureFields = {
  usefulWorkHours: hours.optional(),
  stepSeconds: positiveSeconds.optional(),
  instances: count(100_000).optional(),
  deadlineHours: hours.optional(),
  spotPricePerHour: price.optional(),
  onDemandPricePerHour: price.optional(),
  reservedPricePerHour: price.optional(),
  checkpointGigabytes: size.optional(),
  writeMegabytesPerSecond: size.optional(),
  recoverySeconds: seconds.optional(),
  downtimeSeconds: seconds.optional(),
  detectionDelaySeconds: seconds.optional(),
  noticeSeconds: seconds.optional(),
  checkpointsKept: count(1_000_000).optional(),
  storagePricePerGigabyteMonth: money.optional(),
  storageQuotaGigabytes: size.optional(),
  trajectoryLargestGap: loss.optional(),
  trajectoryNoise: loss.optional(),
};
export type Figure = keyof typeof figureFields;
export const FIGURES = Object.keys(figureFields) as Figure[];

/** Facts that are no numbers. A missing yes or no is unknown. */
export const factFields = {
  gang: z.boolean().optional(),
  provider: line(60).toLowerCase().optional(),
  region: line(60).optional(),
  zone: line(60).optional(),
  instanceType: line(120).optional(),
  currency: z.enum(CURRENCIES).default("USD"),
  priceSource: line(300).optional(),
  priceDate: day.optional(),
  noticePreset: z.enum(NOTICE_PRESETS).optional(),
  trajectoryDemand: z.enum(TRAJECTORY_DEMANDS).optional(),
  trajectoryFixedSeeds: z.boolean().optional(),
};

const sources = z.partialRecord(z.enum(FIGURES), line(300)).optional();

/** What the settings form edits: everything but measurements and resumes, which have a page of their own. */
export const projectSettings = z.strictObject({ name: line(120), ...figureFields, ...factFields, sources });
export type ProjectSettings = z.output<typeof projectSettings>;
export type ProjectField = Exclude<keyof ProjectSettings, "sources">;

/** The form of a new project, and the body of POST /api/v1/projects. */
export const projectInput = z.strictObject({
  ...projectSettings.shape,
  overheadSamples: sampleList.optional(),
  latencySamples: sampleList.optional(),
  resume: resumeEvidence.optional(),
});
export type ProjectInput = z.output<typeof projectInput>;
/** As it stands in the JSON of a request, before defaults. */
export type ProjectBody = z.input<typeof projectInput>;

export const PROJECT_FIELDS = Object.keys(projectSettings.shape).filter((key) => key !== "sources") as ProjectField[];
