import { textWidth } from "./label-place";

/** What a row above the curve takes up, in percent of the plot, and its words. */
export type MarkedRow = {
  place: { from: number; to: number };
  guide?: { at: number };
  headline: string;
  detail: string;
};

/** Where the words of a row begin (`left`) or end (`right`), in percent; null: they need a line of their own. */
export type TextSide = { left: number } | { right: number } | null;

/** Pixels of the narrowest plot beside whose marks words can stand. */
const NARROWEST_PLOT = 900;
const RUNNING_LETTER = 5.8;
/** To the marks; towards the edge of the plot none is needed. */
const PADDING = 16;

const widthOf = ({ headline, detail }: MarkedRow) =>
  ((textWidth(`${headline} ${detail}`, RUNNING_LETTER) + PADDING) / NARROWEST_PLOT) * 100;

/** Guides run down from the rows above and must not cross the words. */
function takenBy(rows: readonly MarkedRow[], index: number): { from: number; to: number } {
  const guides = rows.slice(0, index + 1).flatMap(({ guide }) => (guide ? [guide.at] : []));
  const { from, to } = (rows[index] as MarkedRow).place;
  return { from: Math.min(from, ...guides), to: Math.max(to, ...guides) };
}

/** Words stand right of the marks in one column; where that has no room, each row takes the side that has. */
export function textSides(rows: readonly MarkedRow[]): TextSide[] {
  const end = Math.max(...rows.map(({ place }) => place.to));
  if (rows.every((row) => end + widthOf(row) <= 100)) return rows.map(() => ({ left: end }));
  const start = Math.min(...rows.map(({ place }) => place.from));
  if (rows.every((row) => start - widthOf(row) >= 0)) return rows.map(() => ({ right: 100 - start }));
  const each = rows.map((row, index): TextSide => {
    const { from, to } = takenBy(rows, index);
    if (to + widthOf(row) <= 100) return { left: to };
    return from - widthOf(row) >= 0 ? { right: 100 - from } : null;
  });
  return each.includes(null) ? rows.map(() => null) : each;
}
