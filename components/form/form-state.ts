import type { Typed } from "@/lib/schema/typed";

/** What an action tells its form. Every text is already in the reader's language. */
export type FormState = {
  /** What was typed, kept after an error; null shows what is stored. */
  readonly values: Typed | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: {
    readonly tone: "plain" | "warn" | "bad";
    readonly title: string;
    readonly lines: readonly string[];
  } | null;
  /** Grows with every answer, so that the form notices two alike. */
  readonly answers: number;
};

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

export const UNTOUCHED: FormState = { values: null, errors: {}, notice: null, answers: 0 };
