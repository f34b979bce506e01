import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon";

export type FieldText = {
  label: string;
  /** The word behind the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  /** Where the number in the field comes from, and when. */
  provenance?: ReactNode;
  error?: string | undefined;
};

type FieldProps = FieldText & {
  id: string;
  children: (control: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
};

/** Label, control, hint, provenance and error, tied together for assistive technology. */
export function Field({ id, label, optional, hint, provenance, error, children }: FieldProps) {
  const described = describedBy({ id, hint, provenance, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children({
        id,
        ...described,
        ...(error && { "aria-invalid": true as const }),
      })}
      <FieldNotes {...{ id, hint, provenance, error }} />
    </div>
  );
}

type Notes = Pick<FieldText, "hint" | "provenance" | "error"> & { id: string };

/** Ties the notes below a control to it. */
export function describedBy({ id, hint, provenance, error }: Notes): { "aria-describedby"?: string } {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, provenance && `${id}-provenance`].filter(Boolean);
  return ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {};
}

/** What is wrong, what to write, and where what stands there comes from. */
export function FieldNotes({ id, hint, provenance, error }: Notes) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="warn" size={14} />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {provenance && (
        <p className={styles.provenance} id={`${id}-provenance`}>
          {provenance}
        </p>
      )}
    </>
  );
}

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "className"> & { unit?: ReactNode };

export function TextField({ label, optional, hint, provenance, error, unit, id, ...input }: TextFieldProps) {
  const generated = useId();
  return (
    <Field id={id ?? generated} {...{ label, optional, hint, provenance, error }}>
      {(control) => (
        <span className={styles.box}>
          <input className={styles.input} {...input} {...control} />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}

/** A typed number stays text until the schema reads it, so that a blank stays missing. */
export function NumberField({
  label,
  optional,
  hint,
  provenance,
  error,
  unit,
  id,
  ...input
}: Omit<TextFieldProps, "type">) {
  const generated = useId();
  return (
    <Field id={id ?? generated} {...{ label, optional, hint, provenance, error }}>
      {(control) => (
        <span className={styles.box}>
          <input
            className={`${styles.input} ${styles.number}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "className">;

export function TextArea({ label, optional, hint, provenance, error, id, ...area }: TextAreaProps) {
  const generated = useId();
  return (
    <Field id={id ?? generated} {...{ label, optional, hint, provenance, error }}>
      {(control) => <textarea className={styles.area} {...area} {...control} />}
    </Field>
  );
}
