import { PROJECT_FIELDS, type ProjectField, type ProjectSettings } from "@/lib/schema/project";
import type { FieldChange, FieldValue } from "@/lib/schema/project-detail";

const valueIn = (settings: ProjectSettings, field: ProjectField): FieldValue => settings[field] ?? null;

/** What an edit changes, field by field. Sources are kept with their numbers and do not count. */
export function fieldChanges(before: ProjectSettings, after: ProjectSettings): FieldChange[] {
  return PROJECT_FIELDS.map((field) => ({
    field,
    before: valueIn(before, field),
    after: valueIn(after, field),
  })).filter((change) => change.before !== change.after);
}

function withValues(settings: ProjectSettings, values: ReadonlyMap<ProjectField, FieldValue>): ProjectSettings {
  const merged: Record<string, unknown> = { ...settings };
  for (const [field, value] of values) {
    if (value === null) delete merged[field];
    else merged[field] = value;
  }
  return merged as ProjectSettings;
}

/** The settings as they stood before these changes, given in the order in which they were made. */
export const beforeChanges = (current: ProjectSettings, made: readonly FieldChange[]): ProjectSettings =>
  withValues(current, new Map([...made].reverse().map((change) => [change.field, change.before])));

/**
 * Two people edited from the same base: fields that I did not touch take what is stored now, fields
 * that I did touch keep what I typed. Nothing of either edit is lost, and nothing is saved yet.
 */
export function mergeEdits(base: ProjectSettings, mine: ProjectSettings, current: ProjectSettings): ProjectSettings {
  const touched = fieldChanges(base, mine);
  const merged = withValues(current, new Map(touched.map((change) => [change.field, change.after])));
  const sources = { ...current.sources, ...mine.sources };
  return Object.keys(sources).length > 0 ? { ...merged, sources } : merged;
}
