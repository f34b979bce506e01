"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Where the focus goes when what held it is gone, as after a removal by keyboard: to the first of the ids that the
 * nearest `data-refocus` around it named, or to the heading in it.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const inside = area.current;
    if (!inside) return;
    let held: Element | null = null;
    let instead: readonly string[] = [];
    const remember = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null;
      instead = held?.closest<HTMLElement>("[data-refocus]")?.dataset.refocus?.split(" ") ?? [];
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      held = null;
      const found = instead.map((id) => document.getElementById(id)).find((element) => element !== null);
      const target = found?.querySelector<HTMLElement>("h2") ?? found;
      if (!target) return;
      target.tabIndex = -1;
      target.focus();
    });
    document.addEventListener("focusin", remember);
    observer.observe(inside, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);

  return <div ref={area}>{children}</div>;
}
