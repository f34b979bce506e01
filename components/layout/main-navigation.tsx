"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

type MainNavigationProps = { className: string; label: string; projects: string };

export function MainNavigation({ className, label, projects }: MainNavigationProps) {
  const path = usePathname();
  const current = path === "/" ? "page" : path.startsWith("/projects") ? "true" : undefined;
  return (
    <nav className={className} aria-label={label}>
      <Link href="/" aria-current={current}>
        {projects}
      </Link>
    </nav>
  );
}
