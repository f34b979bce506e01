"use client";

import { useEffect } from "react";
import { useActiveTooltipDataPoints, useIsTooltipActive } from "recharts";
import styles from "./loss-curve.module.css";

/** Inside a chart: hands out the sentence of the point that the pointer or the arrow keys are on. */
export function Follow({ onMove }: { onMove: (sentence: string | null) => void }) {
  const active = useIsTooltipActive();
  const point = useActiveTooltipDataPoints<{ sentence: string }>()?.[0];
  const sentence = active ? (point?.sentence ?? null) : null;
  useEffect(() => onMove(sentence), [onMove, sentence]);
  return null;
}

/** Below a chart: that sentence, announced as it changes. */
export function ReadOut({ sentence, hint }: { sentence: string | null; hint: string }) {
  return (
    <p className={styles.readOut} role="status">
      {sentence ?? <span className={styles.hint}>{hint}</span>}
    </p>
  );
}
