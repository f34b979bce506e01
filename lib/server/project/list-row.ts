import "server-only";
import type { Answer, Currency, Statement } from "@/lib/model/plan-types";
import { readable } from "@/lib/model/statement";
import { fromMicros } from "@/lib/schema/money";
import type { ProjectListItem } from "@/lib/schema/project-list";
import { Prisma } from "@/lib/server/generated/client";

export type ListRow = {
  sort_key: string | number | Date;
  name_key: string;
  id: string;
  name: string;
  instances: number | null;
  provider: string | null;
  region: string | null;
  zone: string | null;
  instance_type: string | null;
  answer: Answer;
  statement: Statement;
  points: ProjectListItem["points"];
  interval_s: number | null;
  young_interval_s: number | null;
  conservative_interval_s: number | null;
  events: number | null;
  exposure_instance_h: number | null;
  rate_per_instance_hour: number | null;
  rate_low_per_instance_hour: number | null;
  rate_high_per_instance_hour: number | null;
  rate_upper90_per_instance_hour: number | null;
  currency: Currency;
  saving_micros: bigint | null;
  saving_fraction: number | null;
  saving_upper90_micros: bigint | null;
  saving_upper90_fraction: number | null;
  judged_at: Date;
};

export const listColumns = Prisma.sql`
  p.id, p.name, p.instances, nullif(m.provider, '') AS provider, nullif(m.region, '') AS region,
  nullif(m.zone, '') AS zone, nullif(m.instance_type, '') AS instance_type,
  v.answer, v.statement, ARRAY[v.point_1, v.point_2, v.point_3, v.point_4, v.point_5] AS points,
  v.interval_s, v.young_interval_s, v.conservative_interval_s, v.events, v.exposure_instance_h,
  v.rate_per_instance_hour, v.rate_low_per_instance_hour, v.rate_high_per_instance_hour,
  v.rate_upper90_per_instance_hour, v.currency, v.saving_micros, v.saving_fraction,
  v.saving_upper90_micros, v.saving_upper90_fraction, v.judged_at`;

const amount = (micros: bigint | null) => (micros === null ? null : fromMicros(micros));

export function itemFrom(row: ListRow): ProjectListItem {
  const { rate_low_per_instance_hour: low, rate_high_per_instance_hour: high } = row;
  return {
    id: row.id,
    name: row.name,
    provider: row.provider,
    region: row.region,
    zone: row.zone,
    instanceType: row.instance_type,
    instances: row.instances,
    answer: row.answer,
    statement: readable(row.statement, row.answer),
    points: row.points,
    intervalSeconds: row.interval_s,
    youngSeconds: row.young_interval_s,
    conservativeSeconds: row.conservative_interval_s,
    rate: {
      events: row.events,
      exposureInstanceHours: row.exposure_instance_h,
      perInstanceHour: row.rate_per_instance_hour,
      interval95: low === null || high === null ? null : [low, high],
      upper90: row.rate_upper90_per_instance_hour,
    },
    saving: {
      currency: row.currency,
      amount: amount(row.saving_micros),
      fraction: row.saving_fraction,
      amountAtUpper90: amount(row.saving_upper90_micros),
      fractionAtUpper90: row.saving_upper90_fraction,
    },
    judgedAt: row.judged_at,
  };
}
