import { Tokeniser } from "./tokeniser";

const ROWS_SAMPLED = 100;

/** The first records of a text, as cells. A record that the head cuts off is left out. */
export function sampleRows(text: string, delimiter: string, whole: boolean): string[][] {
  const rows: string[][] = [];
  const tokeniser = new Tokeniser(delimiter, (row) => {
    if (rows.length < ROWS_SAMPLED)
      rows.push(Array.from({ length: Math.min(row.fields, 1024) }, (_, at) => row.text(at)));
  });
  tokeniser.push(text);
  if (whole) tokeniser.end();
  return rows;
}
