import "server-only";
import { fromMicros, toMicros } from "@/lib/schema/money";
import { present } from "@/lib/schema/present";
import { FIGURES, type Figure, type ProjectSettings } from "@/lib/schema/project";
import type { Prisma } from "@/lib/server/generated/client";
import { hoursFromSeconds, isoDay, secondsFromHours, storedDay } from "@/lib/server/project/column";

export const projectInclude = { pool: true, figureSources: true } satisfies Prisma.ProjectInclude;
export type ProjectRow = Prisma.ProjectGetPayload<{ include: typeof projectInclude }>;

const micros = (amount: number | undefined) => (amount === undefined ? null : toMicros(amount));
const amount = (stored: bigint | null) => (stored === null ? null : fromMicros(stored));

export function columnsFrom(settings: ProjectSettings) {
  return {
    name: settings.name,
    usefulWorkSeconds: secondsFromHours(settings.usefulWorkHours),
    stepSeconds: settings.stepSeconds ?? null,
    instances: settings.instances ?? null,
    gang: settings.gang ?? null,
    deadlineSeconds: secondsFromHours(settings.deadlineHours),
    currency: settings.currency,
    spotPriceMicros: micros(settings.spotPricePerHour),
    onDemandPriceMicros: micros(settings.onDemandPricePerHour),
    reservedPriceMicros: micros(settings.reservedPricePerHour),
    priceSource: settings.priceSource ?? null,
    pricedOn: settings.priceDate === undefined ? null : storedDay(settings.priceDate),
    checkpointGigabytes: settings.checkpointGigabytes ?? null,
    writeMegabytesPerSecond: settings.writeMegabytesPerSecond ?? null,
    recoverySeconds: settings.recoverySeconds ?? null,
    downtimeSeconds: settings.downtimeSeconds ?? null,
    detectionDelaySeconds: settings.detectionDelaySeconds ?? null,
    noticePreset: settings.noticePreset ?? null,
    noticeSeconds: settings.noticeSeconds ?? null,
    checkpointsKept: settings.checkpointsKept ?? null,
    storagePriceMicros: micros(settings.storagePricePerGigabyteMonth),
    storageQuotaGigabytes: settings.storageQuotaGigabytes ?? null,
    trajectoryDemand: settings.trajectoryDemand ?? null,
    trajectoryFixedSeeds: settings.trajectoryFixedSeeds ?? null,
    trajectoryLargestGap: settings.trajectoryLargestGap ?? null,
    trajectoryNoise: settings.trajectoryNoise ?? null,
  };
}

export function settingsFrom(row: ProjectRow): ProjectSettings {
  const sources = row.figureSources.filter((kept) => kept.source !== null && isFigure(kept.figure));
  return {
    name: row.name,
    currency: row.currency as ProjectSettings["currency"],
    ...present({
      usefulWorkHours: hoursFromSeconds(row.usefulWorkSeconds),
      stepSeconds: row.stepSeconds,
      instances: row.instances,
      gang: row.gang,
      deadlineHours: hoursFromSeconds(row.deadlineSeconds),
      provider: row.pool?.provider || null,
      region: row.pool?.region || null,
      zone: row.pool?.zone || null,
      instanceType: row.pool?.instanceType || null,
      spotPricePerHour: amount(row.spotPriceMicros),
      onDemandPricePerHour: amount(row.onDemandPriceMicros),
      reservedPricePerHour: amount(row.reservedPriceMicros),
      priceSource: row.priceSource,
      priceDate: row.pricedOn && isoDay(row.pricedOn),
      checkpointGigabytes: row.checkpointGigabytes,
      writeMegabytesPerSecond: row.writeMegabytesPerSecond,
      recoverySeconds: row.recoverySeconds,
      downtimeSeconds: row.downtimeSeconds,
      detectionDelaySeconds: row.detectionDelaySeconds,
      noticePreset: row.noticePreset as ProjectSettings["noticePreset"] | null,
      noticeSeconds: row.noticeSeconds,
      checkpointsKept: row.checkpointsKept,
      storagePricePerGigabyteMonth: amount(row.storagePriceMicros),
      storageQuotaGigabytes: row.storageQuotaGigabytes,
      trajectoryDemand: row.trajectoryDemand as ProjectSettings["trajectoryDemand"] | null,
      trajectoryFixedSeeds: row.trajectoryFixedSeeds,
      trajectoryLargestGap: row.trajectoryLargestGap,
      trajectoryNoise: row.trajectoryNoise,
      sources: sources.length > 0 ? Object.fromEntries(sources.map((kept) => [kept.figure, kept.source])) : null,
    }),
  };
}

export const isFigure = (name: string): name is Figure => (FIGURES as string[]).includes(name);
