"use client";

import Link from "next/link";
import { useSelectedLayoutSegment } from "next/navigation";
import type { KeyboardEvent } from "react";
import { LinkPending } from "@/components/ui/link-pending";
import styles from "./tabs.module.css";

/** `segment` is the folder below this layout; null is its own page. */
export type Tab = { segment: string | null; href: string; label: string };

type TabsProps = { label: string; tabs: readonly Tab[]; pending: string };

export function Tabs({ label, tabs, pending }: TabsProps) {
  const segment = useSelectedLayoutSegment();
  return (
    <nav className={styles.tabs} aria-label={label} onKeyDown={moveAlong}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.segment === segment ? "page" : undefined}>
          {tab.label}
          <LinkPending label={pending} />
        </Link>
      ))}
    </nav>
  );
}

/** The arrow keys, Home and End move the focus along the tabs. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const here = links.findIndex((link) => link.matches(":focus"));
  const last = links.length - 1;
  const places: Record<string, number> = { ArrowLeft: Math.max(here - 1, 0), ArrowRight: here + 1, Home: 0, End: last };
  const next = places[event.key];
  if (here === -1 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[Math.min(next, last)]?.focus();
}
