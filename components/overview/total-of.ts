import type { ProjectList } from "@/lib/schema/project-list";

export const totalOf = (counts: ProjectList["counts"]): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
