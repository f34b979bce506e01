import { Icon } from "@/components/ui/icon";
import type { Reading } from "./readings";
import styles from "./reads-as.module.css";

/** What the importer makes of a value, or why it makes nothing of it. */
export function ReadsAs({ reading }: { reading: Reading | null }) {
  if (reading === null) return null;
  return (
    <span className={`${styles.read} ${reading.fails ? styles.fails : styles.passes}`}>
      <Icon name={reading.fails ? "fail" : "pass"} size={14} /> {reading.text}
    </span>
  );
}
