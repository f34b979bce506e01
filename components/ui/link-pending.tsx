"use client";

import { useLinkStatus } from "next/link";
import styles from "./link-pending.module.css";
import hidden from "./visually-hidden.module.css";

/** Inside a link: says that its page is on the way, while the one that is there stays at full ink. */
export function LinkPending({ label }: { label: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span className={styles.mark} role="status">
      <span className={hidden.hidden}>{label}</span>
    </span>
  );
}
