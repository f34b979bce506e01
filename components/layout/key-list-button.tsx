"use client";

import { KEY_LIST } from "./key-targets";
import styles from "./menu.module.css";

/** Opens the list of keys from the menu that it stands in. */
export function KeyListButton({ label }: { label: string }) {
  return (
    <button
      className={`${styles.item} ${styles.needsScript}`}
      type="button"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
        const list = document.getElementById(KEY_LIST);
        if (list instanceof HTMLDialogElement) list.showModal();
      }}
    >
      {label}
    </button>
  );
}
