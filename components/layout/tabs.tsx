"use client";

import Link from "next/link";
import { useSelectedLayoutSegment } from "next/navigation";
import { LinkPending } from "@/components/ui/link-pending";
import styles from "./tabs.module.css";

/** `segment` is the folder below this layout; null is its own page. */
export type Tab = { segment: string | null; href: string; label: string };

type TabsProps = { label: string; tabs: readonly Tab[]; pending: string };

export function Tabs({ label, tabs, pending }: TabsProps) {
  const segment = useSelectedLayoutSegment();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.segment === segment ? "page" : undefined}>
          {tab.label}
          <LinkPending label={pending} />
        </Link>
      ))}
    </nav>
  );
}
