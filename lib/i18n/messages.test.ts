import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../format/locale";
import { boundTranslators, carriersIn, keysOf, usagesIn } from "../testing/message-usage";
import { en } from "./messages/en";
import { zh } from "./messages/zh";

const root = path.resolve(import.meta.dirname, "../..");
type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

const english = new Map(flat(en));
const chinese = new Map(flat(zh));
const sources = globSync("{app,components,lib}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^lib[\\/](testing|server[\\/]generated)/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

describe("the languages", () => {
  it.each(LOCALES)("registers every file of %s", (locale) => {
    const files = globSync(`lib/i18n/messages/${locale}/*.json`, { cwd: root }).map((file) =>
      path.basename(file, ".json"),
    );
    expect(files.sort()).toEqual(Object.keys(locale === "en" ? en : zh).sort());
  });

  it("have the same keys", () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])("%s parses in both and takes the same arguments", (key) => {
    expect(argumentsOf(chinese.get(key) ?? "")).toEqual(argumentsOf(english.get(key) ?? ""));
  });

  it("are each written in their own script", () => {
    const untranslated = [...english]
      .filter(([key, text]) => !isTranslated(text, chinese.get(key) ?? ""))
      .map(([key]) => key);
    expect(untranslated).toEqual([]);
    const strayHan = [...english]
      .filter(([key, text]) => /\p{Script=Han}/u.test(text) && !NAMES_A_LANGUAGE.has(key))
      .map(([key]) => key);
    expect(strayHan).toEqual([]);
  });

  it("use the glossary's words", () => {
    const banned = [...english]
      .filter(([, text]) => /preempt|evict|\bplease\b|\boops\b|!(?!=)/i.test(text))
      .map(([key]) => key);
    expect(banned).toEqual([]);
  });

  it("keep a percent sign with its number", () => {
    expect([...english].filter(([, text]) => /[\d}][ \u00a0]?%/.test(text)).map(([key]) => key)).toEqual([]);
  });

  it("punctuate Chinese in full width", () => {
    const halfWidth = [...chinese]
      .filter(([, text]) => /\p{Script=Han}[,;:?!]|\p{Script=Han} ?\(|\d +%/u.test(withoutIcu(text)))
      .map(([key]) => key);
    expect(halfWidth).toEqual([]);
  });
});

describe("the sources", () => {
  const carriers = carriersIn(sources.map(({ text }) => text));
  const usages = sources.flatMap(({ file, text }) => usagesIn(text, carriers).map((usage) => ({ file, ...usage })));

  it("ask for no message that is missing", () => {
    const missing = usages
      .filter(
        ({ namespaces, keys }) => !namespaces.some((namespace) => keysIn(namespace).some((key) => keys.test(key))),
      )
      .map(({ file, text }) => `${file}: ${text}`);
    expect(missing).toEqual([]);
  });

  it("use every message", () => {
    const used = new Set(
      usages.flatMap(({ namespaces, keys }) =>
        namespaces.flatMap((namespace) =>
          keysIn(namespace)
            .filter((key) => keys.test(key))
            .map((key) => `${namespace}.${key}`),
        ),
      ),
    );
    for (const key of [...keysOfStatements(), ...keysOfImportedFiles()]) used.add(key);
    expect([...english.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});

const keysIn = (namespace: string) =>
  [...english.keys()].filter((key) => key.startsWith(`${namespace}.`)).map((key) => key.slice(namespace.length + 1));

/** The model names its sentences by code; statement.ts looks them up in admission.json. */
function keysOfStatements(): string[] {
  const speakers = sources.filter(({ file }) => /^lib[\\/](model|i18n[\\/]statement)/.test(file));
  const codes = speakers.flatMap(({ text }) => keysOf(text.replace(/^import.*$/gm, "")));
  return keysIn("admission")
    .filter((key) => codes.some(({ keys }) => keys.test(key)))
    .map((key) => `admission.${key}`);
}

/** A client component that knows its words by itself imports their file and reads the keys as properties. */
function keysOfImportedFiles(): string[] {
  return sources.flatMap(({ file, text }) =>
    file.startsWith("components") || file.startsWith("app")
      ? [...text.matchAll(/messages\/en\/([\w-]+)\.json"/g)].flatMap(([, noun]) =>
          keysIn(noun ?? "")
            .filter((key) => new RegExp(`\\w\\.${key}\\b`).test(text))
            .map((key) => `${noun}.${key}`),
        )
      : [],
  );
}

/** Names and kinds of a message's arguments, those inside plural and select branches too. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) {
        found.add(`<${element.value}>`);
        walk(element.children);
      } else if (element.type === TYPE.plural || element.type === TYPE.select) {
        found.add(element.value);
        for (const option of Object.values(element.options)) walk(option.value);
      } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) found.add(element.value);
    }
  };
  walk(parse(message));
  return [...found].sort();
}

const withoutIcu = (text: string) => text.replace(/\{\w+\}|\{\w+, (?:plural|select)[^{]*|<[^>]*>/g, "\u0000");

/** The switch names the other language in that language. */
const NAMES_A_LANGUAGE = new Set(["shell.language", "shell.languageLabel"]);

/** Words that stay as they are in Chinese. */
const PROPER =
  /\b(Young|Daly|Spot|Spotworthy|CSV|JSON|NDJSON|AWS|GCP|Azure|Alibaba|Cloud|CloudTrail|EventBridge|GKE|UTC|USD|CNY|GB|MB|RNG|SHA|UTF|GB18030|English|API|ID)\b/g;

function isTranslated(original: string, translation: string): boolean {
  const words = (text: string) =>
    withoutIcu(text)
      .replace(PROPER, "")
      .match(/[A-Za-z]{2,}/g) ?? [];
  return words(original).length === 0 || /\p{Script=Han}/u.test(translation) || words(translation).length === 0;
}

describe("the scanner", () => {
  it("finds translators however they are bound", () => {
    const source = `
      const t = useTranslations("plan.curve");
      const [u, locale] = await Promise.all([getTranslations("shell"), getLocale()]);
      function show({ w }: { w: Translate<"common"> }) {}`;
    expect([...boundTranslators(source)].map(([name, spaces]) => [name, ...spaces])).toEqual([
      ["t", "plan.curve"],
      ["u", "shell"],
      ["w", "common"],
    ]);
  });

  it("follows an object that carries one, destructured or not", () => {
    const carriers = carriersIn([
      `export type PlanText = {\n  t: Translate<"plan">;\n  locale: Locale;\n};`,
      "type SectionProps = { title: string; text: PlanText };",
    ]);
    const source = `function a({ t }: PlanText) { t("x"); }\nfunction b({ text }: SectionProps) { text.t("y"); }`;
    expect(usagesIn(source, carriers).map(({ namespaces, text }) => [...namespaces, text])).toEqual([
      ["plan", '"x"'],
      ["plan", '"y"'],
    ]);
    expect(usagesIn('other.t("z")', carriers)).toEqual([]);
  });

  it("reads literals, both branches of a choice, templates and unknown keys", () => {
    const source = `const t = useTranslations("x"); t("a.b", { n: 1 }); t(yes ? "c" : "d"); t(\`e.\${id}.f\`); t.rich(key);`;
    const patterns = usagesIn(source).map(({ keys }) => keys);
    const hits = (key: string) => patterns.some((pattern) => pattern.test(key));
    expect(["a.b", "c", "d", "e.1.f", "anything"].map(hits)).toEqual([true, true, true, true, true]);
    expect(["a.c", "e.1.g", "deep.er"].map(hits)).toEqual([false, false, false]);
  });

  it("sees arguments inside plural branches, and other arguments", () => {
    expect(argumentsOf("{n, plural, one {# of {total}} other {<b>{x}</b>}}")).toEqual(["<b>", "n", "total", "x"]);
    expect(() => argumentsOf("{n, plural, one {#}")).toThrow();
  });

  it("calls English text in the Chinese file untranslated", () => {
    expect(isTranslated("Sign out", "Sign out")).toBe(false);
    expect(isTranslated("Young {interval}", "Young {interval}")).toBe(true);
    expect(isTranslated("τ*", "τ*")).toBe(true);
  });
});
