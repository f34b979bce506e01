import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice.module.css";
import { Icon } from "./icon";

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
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset id={name} className={styles.group} {...(describedBy && { "aria-describedby": describedBy })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={onChange}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
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
    </fieldset>
  );
}

type CheckboxProps = { label: string; hint?: ReactNode } & Omit<ComponentProps<"input">, "type" | "className">;

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
