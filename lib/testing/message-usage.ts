/** Which messages a source file asks for, read off its text: namespaces bound to names, and calls of those names. */

export type Usage = { namespaces: string[]; keys: RegExp; text: string };

const CALL = /(?:use|get)Translations\(\s*(?:\{[^}]*namespace:\s*)?"([\w.-]+)"/;

/** Object types that bring a translator along, by type name: `PlanText` → `t` → `plan`. */
type Carriers = Map<string, [name: string, namespace: string][]>;

/** Types that carry one themselves, and types that have such a type among their members. */
export function carriersIn(sources: readonly string[]): Carriers {
  const carriers: Carriers = new Map();
  const types = sources.flatMap((source) => [
    ...source.matchAll(/(?:type|interface) (\w+)(?: =)? \{([\s\S]*?)\n?\};?/g),
  ]);
  for (let before = -1; before !== carriers.size; ) {
    before = carriers.size;
    for (const [, type = "", members = ""] of types) {
      const own = [...members.matchAll(/(\w+)\??: Translate<"([\w.-]+)">/g)].map(([, name = "", space = ""]) => [
        name,
        space,
      ]);
      const inner = [...members.matchAll(/: (\w+)/g)].flatMap(([, member = ""]) => carriers.get(member) ?? []);
      if (own.length + inner.length > 0) carriers.set(type, [...(own as [string, string][]), ...inner]);
    }
  }
  return carriers;
}

/** Names that hold a translator, with the namespaces they may hold. */
export function boundTranslators(source: string, carriers: Carriers = new Map()): Map<string, Set<string>> {
  const bound = new Map<string, Set<string>>();
  const bind = (name: string, namespace: string) => bound.set(name, (bound.get(name) ?? new Set()).add(namespace));

  for (const [, name, call] of source.matchAll(/const (\w+) = (?:await )?((?:use|get)Translations\([^)]*\))/g)) {
    const namespace = CALL.exec(call ?? "")?.[1];
    if (name && namespace) bind(name, namespace);
  }
  for (const [, names = "", calls = ""] of source.matchAll(
    /const \[([\w\s,]+)\] = await Promise\.all\(\[([\s\S]*?)\]\);/g,
  )) {
    const parts = topLevel(calls);
    for (const [index, name] of names.split(",").entries()) {
      const namespace = CALL.exec(parts[index] ?? "")?.[1];
      if (namespace) bind(name.trim(), namespace);
    }
  }
  for (const [, name, union = ""] of source.matchAll(/(\w+)\??: Translate<([^>]+)>/g)) {
    for (const [, namespace] of union.matchAll(/"([\w.-]+)"/g)) if (name && namespace) bind(name, namespace);
  }
  for (const [type, members] of carriers) {
    if (new RegExp(`\\b${type}\\b`).test(source)) for (const [name, namespace] of members) bind(name, namespace);
  }
  return bound;
}

/** Every call of a bound name: literal keys, templates as patterns, and anything else as "some key here". */
export function usagesIn(source: string, carriers: Carriers = new Map()): Usage[] {
  return [...boundTranslators(source, carriers)].flatMap(([name, namespaces]) =>
    [...source.matchAll(new RegExp(`(?<![\\w.])(?:\\w+\\.)?${name}(?:\\.(?:rich|markup|raw|has))?\\(`, "g"))].flatMap(
      (match) =>
        keysOf(firstArgument(source, match.index + match[0].length)).map(({ keys, text }) => ({
          namespaces: [...namespaces],
          keys,
          text,
        })),
    ),
  );
}

/** The string literals and templates of an expression; without any, every key one level down. */
export function keysOf(argument: string): Omit<Usage, "namespaces">[] {
  const chosen = argument.replace(/[=!]== "[^"]*"/g, "");
  const found = [...chosen.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([text, literal, template]) => ({
    text,
    keys: template === undefined ? exactly(literal ?? "") : patternOf(template),
  }));
  return found.length > 0 ? found : [{ text: argument, keys: /^[^.]+$/ }];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const exactly = (key: string) => new RegExp(`^${escaped(key)}$`);

const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join("[^.]+(?:\\.[^.]+)*")}$`,
  );

/** The text up to the comma or parenthesis that ends the first argument. */
function firstArgument(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source[at] ?? "";
    if ("([{".includes(character)) depth += 1;
    if (depth === 0 && ",)".includes(character)) return source.slice(start, at);
    if (")]}".includes(character)) depth -= 1;
  }
  return source.slice(start);
}

function topLevel(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of list) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
