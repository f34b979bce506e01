import type { ReactNode } from "react";
import { Icon } from "./icon";
import styles from "./note.module.css";

type NoteProps = {
  tone?: "plain" | "warn" | "bad";
  title?: string;
  /** `alert` for an error that answers what was just done, `status` for good news. */
  role?: "alert" | "status";
  children?: ReactNode;
};

/** At most one a section. */
export function Note({ tone = "plain", title, role, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone] ?? ""}`} role={role}>
      <Icon name={tone === "plain" ? "info" : "warn"} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
