import { DocumentSplitter, type RecordHandler } from "./document-splitter";
import { LineSplitter } from "./line-splitter";

const RECORDS_SAMPLED = 50;
const LINES_LOOKED_AT = 20;

export const looksLikeJson = (text: string) => /^\s*[[{]/.test(text);

/** Whether records stand one a line, so that a broken one ends with its line. */
export function isLines(text: string, whole: boolean): boolean {
  const lines = text.split("\n", LINES_LOOKED_AT + 1);
  if (!whole || lines.length > LINES_LOOKED_AT) lines.pop();
  const written = lines.filter((line) => line.trim() !== "");
  return written.length > 1 && written.filter(isObject).length * 2 > written.length;
}

function isObject(line: string): boolean {
  const parsed = line.trimStart().startsWith("{") ? parsedJson(line) : undefined;
  return typeof parsed === "object" && parsed !== null && Object.keys(parsed).length > 0;
}

/** undefined for text that is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first records of a text that may be cut anywhere. */
export function sampleRecords(text: string, whole: boolean): unknown[] {
  if (!looksLikeJson(text)) return [];
  const records: unknown[] = [];
  const handler: RecordHandler = {
    record(record) {
      const parsed = records.length < RECORDS_SAMPLED ? parsedJson(record) : undefined;
      if (parsed !== undefined) records.push(parsed);
    },
    junk() {},
  };
  const splitter = isLines(text, whole) ? new LineSplitter(handler) : new DocumentSplitter(handler);
  splitter.push(text);
  if (whole) splitter.end();
  return records;
}
