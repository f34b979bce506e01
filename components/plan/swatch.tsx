import type { LedgerPart } from "@/components/chart/ledger-bars";
import styles from "./swatch.module.css";

/** The colour of a part beside its name; downtime is hatched and storage outlined, so that grey print tells them apart. */
export function Swatch({ part }: { part: Exclude<LedgerPart, "wait" | "window"> }) {
  return <span className={`${styles.swatch} ${styles[part]}`} aria-hidden="true" />;
}
