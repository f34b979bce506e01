const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const before = kept.get(key) as Format | undefined;
  if (before) return before;
  const made = make();
  kept.set(key, made);
  return made;
}

/** Making a formatter costs a hundred times what using it does, and a page uses a thousand. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions) =>
  keep(`number ${tag} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));

export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  keep(`date ${tag} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(tag, options));
