import "server-only";
import type { ImportedEvent } from "@/lib/import/event";

export const AS_WRITTEN = 0;
export const ISO_SECONDS = 1;
export const ISO_MILLISECONDS = 2;

/** The form whose writing of the instants is, letter for letter, what the file holds; most logs are in one of two. */
export function timeForm({ timeText, startText, startMs }: ImportedEvent): number {
  const form = formOf(timeText);
  if (startText === "") return form;
  return startMs !== null && formOf(startText) === form ? form : AS_WRITTEN;
}

/** The original text of an instant that was written in a form. */
export const timeIn = (form: number, instant: Date) => {
  const text = instant.toISOString();
  return form === ISO_SECONDS ? `${text.slice(0, 19)}Z` : text;
};

function formOf(text: string): number {
  const { length } = text;
  if (length !== 20 && length !== 24) return AS_WRITTEN;
  const isUtc = text.charCodeAt(length - 1) === 90 && text.charCodeAt(10) === 84;
  const isDashed = text.charCodeAt(4) === 45 && text.charCodeAt(7) === 45;
  const isTimed = text.charCodeAt(13) === 58 && text.charCodeAt(16) === 58;
  if (!(isUtc && isDashed && isTimed)) return AS_WRITTEN;
  if (length === 20) return ISO_SECONDS;
  // Three digits: a fraction of two and a blank before the Z are as long.
  return text.charCodeAt(19) === 46 && text.charCodeAt(22) >= 48 ? ISO_MILLISECONDS : AS_WRITTEN;
}
