import type { ImportChoices } from "@/lib/schema/import";
import { detached } from "./detached";
import type { PoolParts } from "./event";

/** More pools than any fleet has: a column is mapped wrongly. */
export const MOST_POOLS = 10_000;
export const LONGEST_PART = 128;

const TENCENT_CITY =
  /^(ap|na|eu|sa)-(guangzhou|shanghai|nanjing|beijing|chengdu|chongqing|hongkong|singapore|jakarta|seoul|tokyo|bangkok|mumbai|siliconvalley|ashburn|frankfurt|saopaulo)-\d$/;
const AWS_ZONE =
  /^((?:[a-z]{2}|us-gov|us-iso[a-z]?)-(?:north|south|east|west|central|northeast|northwest|southeast|southwest)-\d)(?:[a-z]|-[a-z]+-\d[a-z])$/;
const GCP_ZONE = /^((?:[a-z]+)-(?:[a-z]+)\d+)-[a-z]$/;
const ALIBABA_ZONE = /^((?:cn|ap|us|eu|me)-[a-z]+(?:-\d)?)-?[a-z]$/;
/** Names that Alibaba Cloud and Volcengine share: the zone alone does not tell them apart. */
const SHARED_REGION = /^cn-(beijing|shanghai|guangzhou|hongkong)$/;

/** Provider and region as far as the zone's own shape gives them away; '' where it does not. */
export function placeOfZone(zone: string, instanceType: string): { provider: string; region: string } {
  const gcp = GCP_ZONE.exec(zone);
  if (gcp) return { provider: "gcp", region: gcp[1] ?? "" };
  const tencent = TENCENT_CITY.exec(zone);
  if (tencent) return { provider: "tencent", region: zone.slice(0, zone.lastIndexOf("-")) };
  const aws = AWS_ZONE.exec(zone);
  if (aws) return { provider: instanceType.startsWith("ecs.") ? "alibaba" : "aws", region: aws[1] ?? "" };
  const alibaba = ALIBABA_ZONE.exec(zone);
  if (alibaba) {
    const region = alibaba[1] ?? "";
    return { provider: SHARED_REGION.test(region) ? "" : "alibaba", region };
  }
  return { provider: "", region: "" };
}

/** "TYPE@ZONE", as far as the parts are known; '' when neither is. */
export function poolLabel({ region, zone, instanceType }: Omit<PoolParts, "provider">): string {
  const place = zone || region;
  return place ? `${instanceType}@${place}` : instanceType;
}

export type SaidPool = { provider: string; region: string; zone: string; instanceType: string; pool: string };
type Defaults = Pick<ImportChoices, "provider" | "region" | "zone" | "instanceType">;

/** What rows say about their pool, completed and shared: one object per distinct pool. */
export class Pools {
  private readonly defaults: Defaults;
  private readonly byParts = new Map<string, PoolParts>();

  constructor(defaults: Defaults) {
    this.defaults = defaults;
  }

  get tooMany(): boolean {
    return this.byParts.size > MOST_POOLS;
  }

  of(said: SaidPool): PoolParts {
    const at = said.pool.lastIndexOf("@");
    const namedType = at < 0 ? said.pool : said.pool.slice(0, at);
    const namedZone = at < 0 ? "" : said.pool.slice(at + 1);
    const instanceType = first(said.instanceType, namedType, this.defaults.instanceType);
    const zone = first(said.zone, namedZone, this.defaults.zone);
    const place = placeOfZone(zone, instanceType);
    return this.shared({
      provider: first(said.provider, this.defaults.provider, place.provider).toLowerCase(),
      region: first(said.region, place.region, this.defaults.region),
      zone,
      instanceType,
    });
  }

  private shared(parts: PoolParts): PoolParts {
    const key = `${parts.provider}\n${parts.region}\n${parts.zone}\n${parts.instanceType}`;
    const known = this.byParts.get(key);
    if (known) return known;
    const kept: PoolParts = {
      provider: detached(parts.provider),
      region: detached(parts.region),
      zone: detached(parts.zone),
      instanceType: detached(parts.instanceType),
    };
    this.byParts.set(detached(key), kept);
    return kept;
  }
}

const first = (...candidates: (string | undefined)[]) => {
  for (const candidate of candidates) {
    const text = candidate?.trim();
    if (text) return text;
  }
  return "";
};
