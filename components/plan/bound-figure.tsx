"use client";

import { lazy, Suspense } from "react";
import { AfterFirstPaint } from "@/components/chart/after-first-paint";
import type { BoundCurveView } from "@/components/chart/bound-curve-view";
import styles from "./loss-figure.module.css";

const BoundCurve = lazy(() =>
  import("@/components/chart/bound-curve").then((module) => ({ default: module.BoundCurve })),
);

export function BoundFigure({ view }: { view: BoundCurveView }) {
  return (
    <figure className={styles.figure} aria-label={view.title}>
      <AfterFirstPaint className={styles.boundPlace ?? ""}>
        {() => (
          <Suspense fallback={null}>
            <BoundCurve view={view} />
          </Suspense>
        )}
      </AfterFirstPaint>
      <figcaption className={styles.caption}>{view.description}</figcaption>
    </figure>
  );
}
