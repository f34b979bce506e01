import styles from "./icon.module.css";

export type IconName =
  | "admitted"
  | "fix-first"
  | "not-enough-evidence"
  | "use-on-demand"
  | "pass"
  | "fail"
  | "unknown"
  | "warn"
  | "info"
  | "search"
  | "down"
  | "up"
  | "right"
  | "done"
  | "close"
  | "plus"
  | "file"
  | "upload"
  | "clock"
  | "lock"
  | "arrow"
  | "theme";

/** Decoration unless it has a label; a label makes it an image with that name. */
export function Icon({ name, size = 16, label }: { name: IconName; size?: 14 | 16 | 22; label?: string | undefined }) {
  const meaning = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 16 16" {...meaning}>
      <use href={`#i-${name}`} />
    </svg>
  );
}
