"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Holds a chart back until the page is painted and its place comes into view, so that its code never delays the answer.
 * The place keeps its height: nothing moves when the chart arrives.
 */
export function AfterFirstPaint({ className, children }: { className?: string; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [due, setDue] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let waiting: number | undefined;
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        waiting = idle(() => setDue(true));
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (waiting !== undefined) cancel(waiting);
    };
  }, []);

  return (
    <div ref={place} className={className}>
      {due ? children() : null}
    </div>
  );
}
