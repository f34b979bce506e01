import styles from "./quantity.module.css";

/** A formatted number with its units muted; the units are what follows a narrow space. */
export function Quantity({ text }: { text: string }) {
  return text.split(/(\u202f[^\s\u00a0]+)/).map((part, index) =>
    part.startsWith("\u202f") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={index} className={styles.unit}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
