import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";
import styles from "./table.module.css";
import hidden from "./visually-hidden.module.css";

type TableProps = {
  /** Read to those who cannot see the heading above. */
  caption: string;
  /** 56 px rows with a second line, or 32 px rows. */
  rows?: "two-line" | "one-line";
  /** Below 720 px every row becomes a card; its cells then need a `label`. */
  cards?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Table({ caption, rows = "two-line", cards = false, className, children }: TableProps) {
  const look = [styles.table, rows === "one-line" && styles.oneLine, cards && styles.cards, className].filter(Boolean);
  return (
    <div className={styles.scroll}>
      <table className={look.join(" ")}>
        <caption className={hidden.hidden}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type Numeric = { numeric?: boolean };

export function HeadCell({ numeric = false, className, ...rest }: Numeric & ComponentProps<"th">) {
  return <th scope="col" className={joined(numeric, className)} {...rest} />;
}

/** `label` repeats the column's head where the row is a card. */
export function Cell({
  numeric = false,
  label,
  className,
  children,
  ...rest
}: Numeric & { label?: string } & ComponentProps<"td">) {
  return (
    <td className={joined(numeric, className)} data-label={label} {...rest}>
      {label ? <div>{children}</div> : children}
    </td>
  );
}

export function RowHead({ className, ...rest }: ComponentProps<"th">) {
  return <th scope="row" className={className} {...rest} />;
}

/** The muted line below the value of a two-line row. */
export function SecondLine({ className, ...rest }: ComponentProps<"span">) {
  return <span className={[styles.second, className].filter(Boolean).join(" ")} {...rest} />;
}

type SortHeadProps = Numeric & {
  href: string;
  /** The order of this column now, if the table is sorted by it. */
  order?: "ascending" | "descending" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A column's head that sorts by a link, so that the order lives in the address. */
export function SortHead({ href, order, numeric = false, className, children }: SortHeadProps) {
  return (
    <th scope="col" className={joined(numeric, className)} aria-sort={order}>
      <Link className={styles.sort} href={href} scroll={false} prefetch={false}>
        {children}
        {order && <Icon name={order === "ascending" ? "down" : "up"} size={14} />}
      </Link>
    </th>
  );
}

const joined = (numeric: boolean, className?: string) =>
  [numeric && styles.numeric, className].filter(Boolean).join(" ") || undefined;
