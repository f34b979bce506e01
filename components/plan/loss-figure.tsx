"use client";

import { type CSSProperties, lazy, type ReactNode, Suspense, useId, useState } from "react";
import { AfterFirstPaint } from "@/components/chart/after-first-paint";
import type { LossCurveView } from "@/components/chart/loss-curve-view";
import styles from "./loss-figure.module.css";
import type { LossUnit } from "./loss-figure-view";

const LossCurve = lazy(() => import("@/components/chart/loss-curve").then((module) => ({ default: module.LossCurve })));

type LossFigureProps = {
  views: Record<LossUnit, LossCurveView>;
  switchLabel: string;
  unitNames: Record<LossUnit, string>;
  /** The marks above the plot, drawn on the server on the same scale. */
  children: ReactNode;
};

/** The loss curve in time or in money. The chart itself comes after the first paint. */
export function LossFigure({ views, switchLabel, unitNames, children }: LossFigureProps) {
  const [unit, setUnit] = useState<LossUnit>("time");
  const name = useId();
  // One width for both views, so that the marks above stay where they are.
  const axisWidth = Math.max(views.time.yAxisWidth, views.money.yAxisWidth);
  return (
    <figure
      className={styles.figure}
      aria-label={views[unit].title}
      style={{ "--value-axis": `${axisWidth}px` } as CSSProperties}
    >
      <fieldset className={styles.switch}>
        <legend className={styles.legend}>{switchLabel}</legend>
        {(["time", "money"] as const).map((each) => (
          <label key={each} className={styles.option}>
            <input type="radio" name={name} checked={unit === each} onChange={() => setUnit(each)} />
            <span>{unitNames[each]}</span>
          </label>
        ))}
      </fieldset>
      {children}
      <AfterFirstPaint className={styles.place ?? ""}>
        {() => (
          <Suspense fallback={null}>
            <LossCurve view={views[unit]} axisWidth={axisWidth} />
          </Suspense>
        )}
      </AfterFirstPaint>
      <figcaption className={styles.caption}>{views[unit].description}</figcaption>
    </figure>
  );
}
