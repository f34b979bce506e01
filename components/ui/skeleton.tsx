import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden";

/** Quiet lines for the first load only; figures that are still valid stay where they are. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          <div key={line} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
