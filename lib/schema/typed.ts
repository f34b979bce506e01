/** The text boxes of a form by name; what the user typed, untouched. */
export type Typed = Readonly<Record<string, string>>;

export function typedEntries(form: Iterable<readonly [string, unknown]>): Typed {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

export const typedText = (typed: Typed, name: string): string | undefined => {
  const text = typed[name]?.trim();
  return text === "" ? undefined : text;
};

/** A Chinese keyboard writes １２．５; superscripts and fractions, which NFKC knows as well, are not meant. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Between digits people put spaces, as our own pages do. */
const SPACES = /[\s\u00a0\u2009\u202f]/g;

/** A blank stays missing; what is no number stays the text it is, for the schema to refuse. */
export function typedNumber(typed: Typed, name: string): number | string | undefined {
  const text = typedText(typed, name);
  return text === undefined ? undefined : numberOr(text);
}

/** The number that a box or a query means; what is none stays the text it is. */
export function numberOr(text: string): number | string {
  const digits = text
    .replace(SPACES, "")
    .replace(FULL_WIDTH, (wide) => wide.normalize("NFKC"))
    .replace("\u2212", "-");
  return NUMBER.test(digits) ? Number(digits) : text;
}

export const typedFlag = (typed: Typed, name: string): boolean | string | undefined => {
  const text = typedText(typed, name);
  return text === "yes" ? true : text === "no" ? false : text;
};

/**
 * A column of numbers as pasted from a table or a log: one a line, or parted by spaces, semicolons
 * or commas. A half-width comma inside a number could be a decimal one, so such text is refused, not guessed.
 */
export function typedColumn(typed: Typed, name: string): (number | string)[] {
  const tokens = (typed[name] ?? "").split(/[\s;；，、]+|,\s+|,$/);
  return tokens.filter((token) => token !== "").map(numberOr);
}
