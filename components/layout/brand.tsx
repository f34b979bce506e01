import Link from "next/link";
import styles from "./brand.module.css";

/** The mark is a run with its checkpoint and one interruption. */
export function Brand() {
  return (
    <Link className={styles.brand} href="/">
      <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
        <rect x="0" y="3" width="8" height="10" style={{ fill: "var(--led-useful)" }} />
        <rect x="8.8" y="3" width="2" height="10" style={{ fill: "var(--led-checkpoint)" }} />
        <rect x="15.5" y="3" width="6.5" height="10" style={{ fill: "var(--led-useful)" }} />
        <path d="M11.6 13h3.1" style={{ stroke: "var(--ink-3)" }} strokeWidth="1.2" />
      </svg>
      Spotworthy
    </Link>
  );
}
