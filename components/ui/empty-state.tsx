import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: ReactNode;
  /** Its place among the page's headings. */
  level?: 2 | 3;
  action?: ReactNode;
  children?: ReactNode;
};

/** Says what is needed and offers the cheapest way to get it. */
export function EmptyState({ title, level = 3, action, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
