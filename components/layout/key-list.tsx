"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import styles from "./key-list.module.css";
import { KEY_LIST, SEARCH_BOX } from "./key-targets";
import { singleKeysAreOn, switchSingleKeys } from "./single-keys";

type KeyListProps = {
  title: string;
  /** The keys, and what they do. */
  keys: readonly { keys: readonly string[]; does: string }[];
  single: { label: string; hint: string };
  close: string;
};

/** Listens for the keys of every page, lists them on `?`, and switches the single ones off. */
export function KeyList({ title, keys, single, close }: KeyListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const router = useRouter();

  useEffect(() => {
    if (box.current) box.current.checked = singleKeysAreOn();
    const act = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || dialog.current?.open) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (!focusOn(document.getElementById(SEARCH_BOX))) router.push(`/#${SEARCH_BOX}`);
        return;
      }
      if (event.ctrlKey || event.metaKey || isTyping(event.target) || !singleKeysAreOn()) return;
      const key = event.key.toLowerCase();
      const done =
        (key === "/" && focusOn(document.getElementById(SEARCH_BOX))) ||
        (key === "j" && stepRow(1)) ||
        (key === "k" && stepRow(-1)) ||
        (key === "?" && show(dialog.current));
      if (done) event.preventDefault();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [router]);

  return (
    <dialog ref={dialog} id={KEY_LIST} className={styles.dialog} aria-labelledby={`${KEY_LIST}-title`}>
      <h2 id={`${KEY_LIST}-title`}>{title}</h2>
      <dl className={styles.list}>
        {keys.map((entry) => (
          <div key={entry.does}>
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        ref={box}
        label={single.label}
        hint={single.hint}
        onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
      />
      <form method="dialog">
        <Button type="submit">{close}</Button>
      </form>
    </dialog>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

function show(dialog: HTMLDialogElement | null): boolean {
  dialog?.showModal();
  return dialog !== null;
}

/** From the row that has the focus to the next or the one before; from elsewhere to the first. */
function stepRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")];
  const here = rows.findIndex((row) => row.matches(":focus"));
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1);
  return focusOn(rows[next] ?? null);
}
