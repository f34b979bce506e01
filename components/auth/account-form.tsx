"use client";

import { type HTMLInputAutoCompleteAttribute, type ReactNode, useActionState, useEffect, useRef } from "react";
import { TextField } from "@/components/ui/field";
import { Note } from "@/components/ui/note";
import { SubmitButton } from "@/components/ui/submit-button";
import styles from "./account-form.module.css";

export type AccountFormState = {
  /** What was typed, kept after an error; a password never is. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** What concerns no single field. */
  readonly notice?: string;
};

export type AccountFormField = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly hint?: ReactNode;
};

type AccountFormProps = {
  readonly action: (previous: AccountFormState, form: FormData) => Promise<AccountFormState>;
  readonly fields: readonly AccountFormField[];
  readonly hidden: Readonly<Record<string, string>>;
  readonly submitLabel: string;
  readonly pendingLabel: string;
};

const UNTOUCHED: AccountFormState = { values: {}, errors: {} };

/** Works without a script as well: then the server sends the page again with the same state. */
export function AccountForm({ action, fields, hidden, submitLabel, pendingLabel }: AccountFormProps) {
  const [state, submit] = useActionState(action, UNTOUCHED);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state === UNTOUCHED) return;
    const faulty = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], [type="password"]');
    faulty?.focus();
  }, [state]);

  return (
    <form ref={form} action={submit} className={styles.form} noValidate>
      {state.notice && (
        <Note tone="bad" role="alert">
          <p>{state.notice}</p>
        </Note>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, type, ...field }) => (
        <TextField
          key={name}
          name={name}
          type={type}
          required
          spellCheck={type === "text"}
          {...(type !== "text" && { autoCapitalize: "none" })}
          defaultValue={state.values[name]}
          error={state.errors[name]}
          {...field}
        />
      ))}
      <SubmitButton variant="primary" pendingLabel={pendingLabel}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
