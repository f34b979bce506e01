import type { ComponentProps } from "react";
import styles from "./panel.module.css";

/** A surface only for what can be operated or is not yet saved. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return <div className={[styles.panel, className].filter(Boolean).join(" ")} {...rest} />;
}
