"use client";

import { createContext, type ReactNode, useActionState, useContext, useEffect, useRef } from "react";
import { Note } from "@/components/ui/note";
import { type FormAction, type FormState, UNTOUCHED } from "./form-state";
import styles from "./stateful-form.module.css";

const State = createContext<FormState>(UNTOUCHED);

/** The state of the form around a field. */
export const useFormState = () => useContext(State);

type StatefulFormProps = { action: FormAction; label?: string; className?: string | undefined; children: ReactNode };

/** Works without a script as well: then the server sends the page again with the same state. */
export function StatefulForm({ action, label, className, children }: StatefulFormProps) {
  const [state, submit] = useActionState(action, UNTOUCHED);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { answers } = state;

  useEffect(() => {
    if (answers === 0) return;
    const faulty = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset:has(> [role="alert"]) input',
    );
    (faulty ?? notice.current)?.focus();
  }, [answers]);

  // A link such as `settings#stepSeconds` leads into the box itself.
  useEffect(() => {
    const named = form.current?.elements.namedItem(location.hash.slice(1));
    if (named instanceof HTMLElement) named.focus();
  }, []);

  return (
    <State.Provider value={state}>
      <form ref={form} action={submit} aria-label={label} className={className} noValidate>
        {state.notice && (
          <div ref={notice} tabIndex={-1} className={styles.notice}>
            <Note
              tone={state.notice.tone}
              title={state.notice.title}
              role={state.notice.tone === "plain" ? "status" : "alert"}
            >
              {state.notice.lines.length > 0 && (
                <ul className={styles.lines}>
                  {state.notice.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </Note>
          </div>
        )}
        {children}
      </form>
    </State.Provider>
  );
}
