import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon";

export function Disclosure({
  summary,
  open = false,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        <Icon name="right" size={14} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
