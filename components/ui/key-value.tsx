import { Fragment, type ReactNode } from "react";
import styles from "./key-value.module.css";

export type KeyValueItem = { term: string; value: ReactNode };

export function KeyValue({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
