import type { Figure, ProjectField, ProjectSettings } from "@/lib/schema/project";

/** Who wrote a number down, when, and what they named as its source. */
export type Provenance = { source: string | null; recordedBy: string; recordedAt: Date };

export type ProjectDetail = {
  id: string;
  /** What an edit must name, so that it does not overwrite an edit it has not seen. */
  version: number;
  poolId: string | null;
  settings: ProjectSettings;
  provenance: Partial<Record<Figure, Provenance>>;
  createdAt: Date;
  updatedAt: Date;
};

export type FieldValue = string | number | boolean | null;
export type FieldChange = { field: ProjectField; before: FieldValue; after: FieldValue };

/** One stored edit that the form had not seen. */
export type Edit = { version: number; by: string; at: Date; changes: FieldChange[] };

/** An edit of an older version: what others changed meanwhile, and both edits together. */
export type EditConflict = { code: "stale"; version: number; edits: Edit[]; merged: ProjectSettings };
