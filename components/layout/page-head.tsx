import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** The page's `h1`, one line of facts, and what can be done here. */
export function PageHead({ title, facts, actions }: { title: ReactNode; facts?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
