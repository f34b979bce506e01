import "server-only";
import { z } from "zod";
import { CHECKPOINT_MODES, SAMPLE_BASES, SAMPLE_QUANTITIES } from "@/lib/schema/measurement";
import type { Prisma } from "@/lib/server/generated/client";
import { decodeCursor, encodeCursor } from "@/lib/server/project/list-cursor";

/** Saves that were timed alike stand together, as they were typed; blocking time before durability. */
export const sampleOrder = [
  { takenOn: "desc" },
  { quantity: "desc" },
  { mode: "asc" },
  { basis: "desc" },
  { source: { sort: "asc", nulls: "first" } },
  { recordedAt: "desc" },
  { place: "asc" },
  { id: "asc" },
] as const satisfies Prisma.CheckpointSampleOrderByWithRelationInput[];

const cursorKey = z.tuple([
  z.iso.datetime(),
  z.enum(SAMPLE_QUANTITIES),
  z.enum(CHECKPOINT_MODES),
  z.enum(SAMPLE_BASES),
  z.string().max(1_000).nullable(),
  z.iso.datetime(),
  z.int32(),
]);

type Placed = {
  id: string;
  takenOn: Date;
  quantity: string;
  mode: string;
  basis: string;
  source: string | null;
  recordedAt: Date;
  place: number;
};

export const sampleCursor = ({ id, takenOn, quantity, mode, basis, source, recordedAt, place }: Placed): string =>
  encodeCursor({ key: [takenOn.toISOString(), quantity, mode, basis, source, recordedAt.toISOString(), place], id });

/** What comes after the cursor in that order; everything for a cursor that marks no place. */
export function samplesAfter(cursor: string | undefined): Prisma.CheckpointSampleWhereInput {
  const after = decodeCursor(cursor, cursorKey);
  if (!after) return {};
  const [takenOn, quantity, mode, basis, source, recordedAt, place] = after.key;
  const beyond: Prisma.CheckpointSampleWhereInput[] = [
    { takenOn: { lt: new Date(takenOn) } },
    { quantity: { lt: quantity } },
    { mode: { gt: mode } },
    { basis: { lt: basis } },
    { source: source === null ? { not: null } : { gt: source } },
    { recordedAt: { lt: new Date(recordedAt) } },
    { place: { gt: place } },
    { id: { gt: after.id } },
  ];
  const equal: Prisma.CheckpointSampleWhereInput[] = [
    { takenOn: new Date(takenOn) },
    { quantity },
    { mode },
    { basis },
    { source },
    { recordedAt: new Date(recordedAt) },
    { place },
  ];
  // The first condition bounds the walk along the index.
  return {
    takenOn: { lte: new Date(takenOn) },
    OR: beyond.map((further, depth) => ({ AND: [...equal.slice(0, depth), further] })),
  };
}
