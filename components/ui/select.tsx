import { type ComponentProps, useId } from "react";
import { Field, type FieldText } from "./field";
import styles from "./field.module.css";
import { Icon } from "./icon";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldText & Omit<ComponentProps<"select">, "className"> & { options: readonly Option[] };

export function Select({ label, optional, hint, provenance, error, options, id, ...select }: SelectProps) {
  const generated = useId();
  return (
    <Field id={id ?? generated} {...{ label, optional, hint, provenance, error }}>
      {(control) => (
        <span className={styles.box}>
          <select className={styles.select} {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={14} />
        </span>
      )}
    </Field>
  );
}
