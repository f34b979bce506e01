import type { Question, Sighting, TableReading } from "./format";
import type { Head } from "./head";
import type { Output } from "./output";
import type { Refusal } from "./reject";
import type { SettledChoices } from "./settled-choices";

/** Reads a whole file in pieces of text, into the output it was opened with. */
export type TextReader = {
  readonly lines: number;
  push(text: string): Refusal | null;
  end(): Refusal | null;
};

/** What a format makes of the head of a file. */
export type Look = Omit<Sighting, "format"> & {
  table: TableReading | null;
  questions: Question[];
  open(output: Output): TextReader;
};

/**
 * One kind of log. To add one: a folder with a LogFormat, a line in formats.ts,
 * its name and reasons in the messages.
 */
export type LogFormat = {
  id: string;
  /** null where the head cannot be read as this format; `asked` when the user insists on it. */
  look(head: Head, choices: SettledChoices, asked: boolean): Look | null;
};
