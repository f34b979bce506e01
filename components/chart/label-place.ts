export type Box = { x: number; y: number; width: number; height: number };

/** One column of a stacked band, in pixels: y grows downwards, so `top` is the smaller number. */
export type BandColumn = { x: number; top: number; bottom: number };

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const WIDE_CHARACTER = /[\u2e80-\u9fff\uff00-\uffef]/u;

/**
 * Pixels of a 12 px label.
 *
 * @param latin of one letter that is not Han: 7 is an upper bound, running text takes less
 */
export function textWidth(text: string, latin = 7): number {
  let width = 0;
  for (const character of text) width += WIDE_CHARACTER.test(character) ? 12 : latin;
  return width;
}

/** Room beyond this many lines makes a place no better; then the first one will do. */
const ENOUGH = 5;

/**
 * Where a label fits wholly inside its band, as high above and below as can be, clear of everything placed before.
 * Null where it fits nowhere: the table beside the figure names the part all the same.
 */
export function placeInBand(
  columns: readonly BandColumn[],
  size: { width: number; height: number },
  taken: readonly Box[],
): Box | null {
  let best: Box | null = null;
  let bestClearance = 0;
  for (const [start, first] of columns.entries()) {
    let top = first.top;
    let bottom = first.bottom;
    let reached = first.x;
    for (let index = start; index < columns.length && reached < first.x + size.width; index++) {
      const column = columns[index] as BandColumn;
      top = Math.max(top, column.top);
      bottom = Math.min(bottom, column.bottom);
      reached = column.x;
    }
    if (reached < first.x + size.width) break;
    const clearance = Math.min(bottom - top - size.height, ENOUGH * size.height);
    const box = { x: first.x, y: (top + bottom - size.height) / 2, ...size };
    if (clearance > bestClearance && !taken.some((other) => overlap(box, other))) {
      best = box;
      bestClearance = clearance;
    }
  }
  return best;
}

/** Thinner than this a band is a line, and a name on it would say more about its neighbours. */
const THINNEST = 4;

/** For a band thinner than its name: centred where the band is thickest, over its edges. */
export function placeOnBand(
  columns: readonly BandColumn[],
  size: { width: number; height: number },
  taken: readonly Box[],
): Box | null {
  const last = columns.at(-1)?.x ?? 0;
  const boxes = columns
    .filter(({ x, top, bottom }) => bottom - top >= THINNEST && x + size.width <= last)
    .sort((a, b) => b.bottom - b.top - (a.bottom - a.top))
    .map(({ x, top, bottom }) => ({ x, y: (top + bottom - size.height) / 2, ...size }));
  return boxes.find((box) => !taken.some((other) => overlap(box, other))) ?? null;
}

/** The first of some places that is free. */
export const firstFree = (candidates: readonly Box[], taken: readonly Box[], frame: Box): Box | null =>
  candidates.find(
    (box) =>
      box.x >= frame.x &&
      box.x + box.width <= frame.x + frame.width &&
      box.y >= frame.y &&
      box.y + box.height <= frame.y + frame.height &&
      !taken.some((other) => overlap(box, other)),
  ) ?? null;
