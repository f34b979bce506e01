import Link from "next/link";
import type { ReactNode } from "react";
import styles from "./chip.module.css";

type ChipProps = { href: string; pressed: boolean; count: string; icon?: ReactNode; children: ReactNode };

/** A filter that is a link, so that its state lives in the address and it works without a script. */
export function ChipLink({ href, pressed, count, icon, children }: ChipProps) {
  return (
    <Link
      className={styles.chip}
      href={href}
      scroll={false}
      prefetch={false}
      aria-current={pressed ? "true" : undefined}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      <span className={styles.count}>{count}</span>
    </Link>
  );
}

export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {children}
    </nav>
  );
}
