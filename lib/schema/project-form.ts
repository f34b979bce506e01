import { type BoxOf, boxOf } from "@/lib/schema/field-error";
import { present } from "@/lib/schema/present";
import { FIGURES, type ProjectSettings } from "@/lib/schema/project";
import { type Typed, typedColumn, typedFlag, typedNumber, typedText } from "@/lib/schema/typed";

const TEXTS = [
  "provider",
  "region",
  "zone",
  "instanceType",
  "currency",
  "priceSource",
  "priceDate",
  "noticePreset",
  "trajectoryDemand",
] as const;
const FLAGS = ["gang", "trajectoryFixedSeeds"] as const;

export const sourceField = (figure: string) => `source.${figure}`;

/** The settings as a form writes them; for the schema to judge. */
export function settingsFromForm(typed: Typed): Record<string, unknown> {
  const sources = FIGURES.flatMap((figure) => {
    const text = typedText(typed, sourceField(figure));
    // A source without a number would speak of nothing.
    return text !== undefined && typedText(typed, figure) !== undefined ? [[figure, text]] : [];
  });
  return present({
    name: typed.name ?? "",
    ...Object.fromEntries(FIGURES.map((figure) => [figure, typedNumber(typed, figure)])),
    ...Object.fromEntries(TEXTS.map((name) => [name, typedText(typed, name)])),
    ...Object.fromEntries(FLAGS.map((name) => [name, typedFlag(typed, name)])),
    sources: sources.length > 0 ? Object.fromEntries(sources) : null,
  });
}

/** A new project also takes the first samples, all timed under the same circumstances. */
export function projectFromForm(typed: Typed): Record<string, unknown> {
  const circumstances = present({
    mode: typedText(typed, "sampleMode"),
    basis: typedText(typed, "sampleBasis"),
    takenOn: typedText(typed, "sampleTakenOn"),
    source: typedText(typed, "sampleSource"),
  });
  const samples = (name: string) => {
    const seconds = typedColumn(typed, name);
    return seconds.length > 0 ? seconds.map((each) => ({ seconds: each, ...circumstances })) : null;
  };
  return {
    ...settingsFromForm(typed),
    ...present({ overheadSamples: samples("overheadSamples"), latencySamples: samples("latencySamples") }),
  };
}

const CIRCUMSTANCES: Record<string, string> = {
  mode: "sampleMode",
  basis: "sampleBasis",
  takenOn: "sampleTakenOn",
  source: "sampleSource",
};

export const projectBoxOf: BoxOf = (path) => {
  const [first, second, third] = path.map(String);
  if (first === "sources" && second) return { box: sourceField(second), line: null };
  const shared = third === undefined ? undefined : CIRCUMSTANCES[third];
  return shared ? { box: shared, line: null } : boxOf(path);
};

/** The other way: what stands in the boxes of a stored project. */
export function formFromSettings({ sources = {}, ...settings }: ProjectSettings): Typed {
  const texts = Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value)]);
  const told = Object.entries(sources).map(([figure, source]) => [sourceField(figure), source]);
  return Object.fromEntries([...texts, ...told]);
}
