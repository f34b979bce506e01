"use client";

import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import styles from "./remove-log.module.css";

type RemoveLogProps = {
  remove: () => Promise<void>;
  words: {
    open: string;
    openNamed: string;
    question: string;
    consequence: string;
    confirm: string;
    removing: string;
    keep: string;
  };
};

/** What goes with the log is said before it goes. */
export function RemoveLog({ remove, words }: RemoveLogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  return (
    <>
      <Button variant="quiet" aria-label={words.openNamed} onClick={() => dialog.current?.showModal()}>
        {words.open}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} aria-describedby={text}>
        <h3 id={title}>{words.question}</h3>
        <p id={text}>{words.consequence}</p>
        <form action={remove} className={styles.actions}>
          <Button autoFocus onClick={() => dialog.current?.close()}>
            {words.keep}
          </Button>
          <SubmitButton pendingLabel={words.removing}>{words.confirm}</SubmitButton>
        </form>
      </dialog>
    </>
  );
}
