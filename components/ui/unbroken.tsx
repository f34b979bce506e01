import styles from "./unbroken.module.css";

const HYPHENATED = /([A-Za-z]+-[A-Za-z]+)/;

/** A word with a hyphen stays on one line, and its text stays the one that people search for. */
export function Unbroken({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
