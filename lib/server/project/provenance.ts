import "server-only";
import { FIGURES, type Figure, type ProjectSettings } from "@/lib/schema/project";

export type FigureNote = { figure: Figure; source: string | null };

/** Which numbers an edit wrote down anew, and which it left blank. A number that stays keeps its author and day. */
export function figureNotes(before: ProjectSettings | null, after: ProjectSettings) {
  const source = (settings: ProjectSettings | null, figure: Figure) => settings?.sources?.[figure] ?? null;
  const written: FigureNote[] = FIGURES.filter(
    (figure) =>
      after[figure] !== undefined &&
      (before?.[figure] !== after[figure] || source(before, figure) !== source(after, figure)),
  ).map((figure) => ({ figure, source: source(after, figure) }));
  const cleared = FIGURES.filter((figure) => before?.[figure] !== undefined && after[figure] === undefined);
  return { written, cleared };
}
