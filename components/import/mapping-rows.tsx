"use client";

import { type FormEvent, useState } from "react";
import { FormSelect } from "@/components/form/form-field";
import { useFormState } from "@/components/form/stateful-form";
import { Cell, RowHead } from "@/components/ui/table";
import type { ColumnRole } from "@/lib/schema/import";
import styles from "./answer-form.module.css";
import type { Reading, ReadingOf } from "./readings";
import { ReadsAs } from "./reads-as";

export type MappedColumn = { key: string; first: { text: string; readings: ReadingOf } | null };

type MappingRowsProps = {
  roles: readonly { role: ColumnRole; label: string; name: string; stored: string }[];
  columns: readonly MappedColumn[];
  needed: readonly ColumnRole[];
  /** The choice of no column for a role. */
  none: { key: string; label: string };
  words: { noValue: string; missing: string; firstValue: string; readsAs: string };
};

/** A column that is picked shows at once what its first value reads as. */
export function MappingRows({ roles, columns, needed, none, words }: MappingRowsProps) {
  const { values, answers } = useFormState();
  const [picked, setPicked] = useState<{ answers: number; keys: Record<string, string> }>({ answers, keys: {} });
  // After an answer the boxes show what it holds, as they were told anew.
  const keys = picked.answers === answers ? picked.keys : {};
  const keyOf = ({ name, stored }: { name: string; stored: string }) => keys[name] ?? values?.[name] ?? stored;
  const duration = roles.find(({ role }) => role === "duration");
  const hasDuration = duration !== undefined && keyOf(duration) !== none.key;
  const pick = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) {
      setPicked({ answers, keys: { ...keys, [target.name]: target.value } });
    }
  };
  const options = [{ value: none.key, label: none.label }, ...columns.map(({ key }) => ({ value: key, label: key }))];
  return (
    <tbody onChange={pick}>
      {roles.map(({ role, label, name, stored }) => {
        const key = keyOf({ name, stored });
        const first = columns.find((column) => column.key === key)?.first;
        const lacks = key === none.key && needed.includes(role) && !(role === "end" && hasDuration);
        return (
          <tr key={role}>
            <RowHead>{label}</RowHead>
            <td>
              <FormSelect name={name} label={label} stored={stored} options={options} />
            </td>
            <Cell className={styles.sample} label={words.firstValue}>
              {first?.text ?? (key === none.key ? "" : words.noValue)}
            </Cell>
            <Cell className={styles.reads} label={words.readsAs} aria-live="polite">
              <ReadsAs reading={lacks ? { text: words.missing, fails: true } : readingFor(role, first)} />
            </Cell>
          </tr>
        );
      })}
    </tbody>
  );
}

function readingFor(role: ColumnRole, first: MappedColumn["first"] | undefined): Reading | null {
  if (!first) return null;
  switch (role) {
    case "start":
    case "end":
    case "endLow":
    case "time":
      return first.readings.time;
    case "duration":
    case "flag":
    case "reason":
      return first.readings[role];
    default:
      return first.readings.text;
  }
}
