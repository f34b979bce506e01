import styles from "./foot.module.css";

/** What the numbers above rest on: model, log, prices, dates. */
export function Foot({ lines }: { lines: readonly string[] }) {
  return (
    <footer className={styles.foot}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </footer>
  );
}
