import "server-only";
import type { SampleGroup } from "@/lib/schema/measurement-view";
import type { Prisma } from "@/lib/server/generated/client";
import { type sampleFields, sampleFrom } from "@/lib/server/measurement/row";

type Row = Prisma.CheckpointSampleGetPayload<{ select: typeof sampleFields }> & {
  id: string;
  recordedBy: string;
  recordedAt: Date;
};
type Alike = Pick<Row, "takenOn" | "quantity" | "mode" | "basis" | "source">;
type Total = Alike & {
  _count: number;
  _avg: { seconds: number | null };
  _min: { seconds: number | null };
  _max: { seconds: number | null };
};

const keyOf = ({ takenOn, quantity, mode, basis, source }: Alike) =>
  JSON.stringify([takenOn.getTime(), quantity, mode, basis, source]);

/** The rows of a page under what they have in common, in the order in which they came. */
export function sampleGroups(rows: readonly Row[], totals: readonly Total[]): SampleGroup[] {
  const totalOf = new Map(totals.map((total) => [keyOf(total), total]));
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, alike]) => {
    const total = totalOf.get(key);
    const samples = alike.map((row) => ({
      ...sampleFrom(row),
      id: row.id,
      recordedBy: row.recordedBy,
      recordedAt: row.recordedAt,
    }));
    const [first] = samples;
    if (!first || !total) return [];
    const { quantity, mode, basis, takenOn, source } = first;
    return {
      ...{ quantity, mode, basis, takenOn, source, samples },
      count: total._count,
      meanSeconds: total._avg.seconds ?? first.seconds,
      lowestSeconds: total._min.seconds ?? first.seconds,
      highestSeconds: total._max.seconds ?? first.seconds,
    };
  });
}
