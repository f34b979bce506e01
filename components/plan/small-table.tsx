import type { ReactNode } from "react";
import hidden from "@/components/ui/visually-hidden.module.css";
import styles from "./table.module.css";

/** A row's name, then one cell a column. */
export type SmallRow = { id: string; name: ReactNode; cells: readonly ReactNode[] };

type SmallTableProps = {
  caption: string;
  /** The first one heads the names; numbers stand right under the others. */
  columns: readonly string[];
  rows: readonly SmallRow[];
  sums?: readonly SmallRow[];
};

/** Names and numbers with a caption for those who hear the page. */
export function SmallTable({ caption, columns: [first, ...others], rows, sums = [] }: SmallTableProps) {
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col" className={styles.right}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows rows={rows} />
      </tbody>
      {sums.length > 0 ? (
        <tfoot>
          <Rows rows={sums} breaks />
        </tfoot>
      ) : null}
    </table>
  );
}

/** @param breaks a sum of sixteen digits breaks rather than widen the page */
function Rows({ rows, breaks = false }: { rows: readonly SmallRow[]; breaks?: boolean }) {
  return rows.map(({ id, name, cells }) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
          key={index}
          className={breaks && index === cells.length - 1 ? `${styles.right} ${styles.breaks}` : styles.right}
        >
          {cell}
        </td>
      ))}
    </tr>
  ));
}
