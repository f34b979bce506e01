import "server-only";
import { placeOfZone } from "@/lib/import/pool";
import type { ProjectSettings } from "@/lib/schema/project";

export type PoolParts = { provider: string; region: string; zone: string; instanceType: string };

/**
 * The project's machine in the words by which an import names its pools: what the zone gives away
 * is completed alike, so that a project and its log meet in one pool. null where nothing is known.
 */
export function poolPartsOf(settings: ProjectSettings): PoolParts | null {
  const { zone = "", instanceType = "" } = settings;
  const place = placeOfZone(zone, instanceType);
  const parts = {
    provider: settings.provider ?? place.provider,
    region: settings.region ?? place.region,
    zone,
    instanceType,
  };
  return Object.values(parts).some((part) => part !== "") ? parts : null;
}
