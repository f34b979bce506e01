import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice.module.css";
import { describedBy, FieldNotes } from "./field";

export type Choice = { value: string; label: string; hint?: ReactNode };

type RadioGroupProps = {
  name: string;
  legend: string;
  options: readonly Choice[];
  defaultValue?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  onChange?: ComponentProps<"input">["onChange"];
};

export function RadioGroup({ name, legend, options, defaultValue, hint, error, onChange }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset id={name} className={styles.group} {...describedBy({ id, hint, error })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <Option
            key={option.value}
            type="radio"
            label={option.label}
            hint={option.hint}
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            onChange={onChange}
          />
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}

type OptionProps = { label: string; hint?: ReactNode } & Omit<ComponentProps<"input">, "className">;

export const Checkbox = (props: Omit<OptionProps, "type">) => <Option type="checkbox" {...props} />;

function Option({ label, hint, ...input }: OptionProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
