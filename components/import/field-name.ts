/** Two files of one upload have the same boxes; a prefix keeps their names and ids apart. */
export const fieldName = (place: number, name: string) => `file${place}.${name}`;

/** The entries of one file's form without the prefix; what belongs to the framework is left out. */
export const fieldsOf = (place: number, form: Iterable<readonly [string, unknown]>) => {
  const prefix = fieldName(place, "");
  return [...form].flatMap(([name, value]): [string, unknown][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  );
};
