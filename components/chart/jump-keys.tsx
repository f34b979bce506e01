"use client";

import type { KeyboardEvent, ReactNode } from "react";

const STEPS_WITH_SHIFT = 10;

/** The chart library knows single steps by arrow key: Shift makes ten of them, Home and End go to the ends. */
export function JumpKeys({ points, children }: { points: number; children: ReactNode }) {
  const jump = (event: KeyboardEvent) => {
    const move = moveOf(event, points);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    for (let step = 0; step < move.steps; step++) {
      event.target.dispatchEvent(new window.KeyboardEvent("keydown", { key: move.key, bubbles: true }));
    }
  };
  return (
    <div role="presentation" onKeyDownCapture={jump}>
      {children}
    </div>
  );
}

function moveOf({ key, shiftKey }: KeyboardEvent, points: number): { key: string; steps: number } | null {
  if (key === "Home") return { key: "ArrowLeft", steps: points };
  if (key === "End") return { key: "ArrowRight", steps: points };
  return shiftKey && (key === "ArrowLeft" || key === "ArrowRight") ? { key, steps: STEPS_WITH_SHIFT } : null;
}
