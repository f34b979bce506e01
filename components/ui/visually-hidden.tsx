import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Words for those who listen, where the eye has a shape. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
