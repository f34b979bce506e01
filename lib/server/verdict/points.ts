import "server-only";
import type { PointVerdict } from "@/lib/model/plan-types";

export const pointFields = { point1: true, point2: true, point3: true, point4: true, point5: true } as const;

/** The five points of a stored verdict, in their order. */
export const pointsOf = (row: Record<keyof typeof pointFields, string>) =>
  [row.point1, row.point2, row.point3, row.point4, row.point5] as PointVerdict[];
