import { type ColumnMapping, type ColumnRole, DELIMITERS, NO_COLUMN } from "@/lib/schema/import";
import type { TableReading } from "../format";
import type { Head } from "../head";
import type { SettledChoices } from "../settled-choices";
import { readNumber } from "../time/number";
import { preference, rolesOfColumn } from "./column";
import { sampleRows } from "./sample";

const SAMPLES_SHOWN = 3;

/** A table as far as its head shows it, before a format says what its columns mean. */
export type Table = Omit<TableReading, "mapping" | "columns"> & {
  columns: { name: string; samples: string[] }[];
  rows: string[][];
};

/** null where the text does not look like a table. */
export function readTable(head: Head, choices: SettledChoices): Table | null {
  if (/^\s*[[{<]/.test(head.text)) return null;
  const delimiter = choices.delimiter ?? likelyDelimiter(head);
  const sampled = sampleRows(head.text, delimiter, head.whole);
  const first = sampled[0];
  if (!first) return null;
  const header = choices.header ?? looksLikeHeader(first);
  const rows = header ? sampled.slice(1) : sampled;
  const named = first.map((cell, at) => (header && cell.trim() !== "" ? cell.trim() : `#${at + 1}`));
  const columns = named.map((name, at) => ({
    name: named.indexOf(name) === at ? name : `#${at + 1}`,
    samples: rows.slice(0, SAMPLES_SHOWN).map((row) => row[at] ?? ""),
  }));
  const decimalComma = choices.decimalComma ?? (delimiter !== "," && hasDecimalComma(rows));
  return { delimiter, decimalComma, header, columns, rows };
}

function likelyDelimiter(head: Head): string {
  const score = (delimiter: string) => {
    const [first, ...rest] = sampleRows(head.text, delimiter, head.whole);
    if (!first || first.length < 2) return 0;
    const known = first.filter((name) => rolesOfColumn(name).length > 0).length;
    const even = rest.filter((row) => row.length === first.length).length / Math.max(1, rest.length);
    return known * 10 + even * 5 + Math.min(first.length, 20) / 20;
  };
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: score(delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

const looksLikeHeader = (cells: string[]) =>
  cells.some((cell) => rolesOfColumn(cell).length > 0) ||
  cells.every((cell) => cell.trim() !== "" && !/^[\d+-]/.test(cell.trim()));

const hasDecimalComma = (rows: string[][]) =>
  rows.some((row) => row.some((cell) => /,/.test(cell) && !Number.isNaN(readNumber(cell, true))));

/** Which column has which role, by what its name says; a role that the choices name goes by them. */
export function mappedColumns(table: Table, roles: readonly ColumnRole[], choices: SettledChoices): ColumnMapping {
  const mapping: ColumnMapping = {};
  const taken = new Set<string>();
  for (const role of roles) {
    const chosen = choices.mapping?.[role];
    if (chosen === undefined || chosen === NO_COLUMN) continue;
    mapping[role] = chosen;
    taken.add(chosen);
  }
  for (const role of roles) {
    if (choices.mapping?.[role] !== undefined) continue;
    const [best] = table.columns
      .filter(({ name }) => !taken.has(name) && rolesOfColumn(name).includes(role))
      .sort((one, other) => preference(role, one.name) - preference(role, other.name));
    if (!best) continue;
    mapping[role] = best.name;
    taken.add(best.name);
  }
  return mapping;
}

/** The place of each mapped column; the first name that no column has is returned as `missing`. */
export function placesOf(table: Table, mapping: ColumnMapping): { places: Places; missing: string | null } {
  const places: Places = {};
  for (const [role, name] of Object.entries(mapping) as [ColumnRole, string][]) {
    const place = placeOf(table, name);
    if (place < 0) return { places, missing: name };
    places[role] = place;
  }
  return { places, missing: null };
}
export type Places = Partial<Record<ColumnRole, number>>;

function placeOf(table: Table, name: string): number {
  const named = table.columns.findIndex((column) => column.name === name);
  const numbered = /^#(\d{1,4})$/.exec(name);
  if (named >= 0 || !numbered) return named;
  const place = Number(numbered[1]) - 1;
  return place >= 0 && place < table.columns.length ? place : -1;
}
