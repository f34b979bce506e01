"use client";

import { useState } from "react";
import { Area, AreaChart, CartesianGrid, Tooltip, useChartWidth, XAxis, YAxis } from "recharts";
import { baseAxisLook, CURSOR, curveMargin, valueAxisLook } from "./axis-look";
import { JumpKeys } from "./jump-keys";
import styles from "./loss-curve.module.css";
import { LossCurveMarks } from "./loss-curve-marks";
import type { LossCurveView, LossPart } from "./loss-curve-view";
import { Follow, ReadOut } from "./read-out";

type Point = LossCurveView["points"][number];

const NARROW = 560;

const AREA_FILL: Record<LossPart, string> = {
  downtime: "url(#loss-downtime)",
  recovery: "var(--led-recovery-tint)",
  lost: "var(--led-lost-tint)",
  checkpoint: "var(--led-checkpoint-tint)",
  storage: "url(#loss-storage)",
};
const EDGE: Record<LossPart, string> = {
  downtime: "var(--led-downtime)",
  recovery: "var(--led-recovery)",
  lost: "var(--led-lost)",
  checkpoint: "var(--led-checkpoint)",
  storage: "var(--ink-3)",
};

/** @param axisWidth pixels of the value axis; the marks above the plot are inset by the same */
export function LossCurve({ view, axisWidth }: { view: LossCurveView; axisWidth: number }) {
  const [sentence, setSentence] = useState<string | null>(null);
  return (
    <JumpKeys points={view.points.length}>
      <AreaChart
        responsive
        className={styles.plot ?? ""}
        data={view.points}
        margin={curveMargin(0, 8)}
        title={view.title}
        desc={view.description}
      >
        <defs>
          <pattern id="loss-downtime" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" style={{ fill: "var(--led-downtime-tint)" }} />
            <rect width="1.2" height="5" style={{ fill: "var(--led-downtime)", fillOpacity: 0.35 }} />
          </pattern>
          <pattern id="loss-storage" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" style={{ fill: "var(--surface-0)" }} />
            <rect width="6" height="1" style={{ fill: "var(--line-2)" }} />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line-1)" syncWithTicks />
        <YAxis width={axisWidth} domain={[0, view.yHighest]} {...valueAxisLook(view.yTicks)} />
        <IntervalAxis view={view} />
        {view.parts.map(({ part, name }, index) => (
          <Area
            key={part}
            name={name}
            stackId="loss"
            dataKey={(point: Point) => point.values[index] ?? 0}
            stroke={EDGE[part]}
            strokeWidth={index === view.parts.length - 1 ? 0 : 1.25}
            fill={AREA_FILL[part]}
            fillOpacity={1}
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
        <Area
          name={view.totalName}
          dataKey="total"
          stroke="var(--ink-1)"
          strokeWidth={2}
          fill="none"
          activeDot={{ r: 4.5, style: { fill: "var(--ink-1)", stroke: "var(--surface-0)", strokeWidth: 1.5 } }}
          isAnimationActive={false}
        />
        <Tooltip content={() => null} cursor={CURSOR} isAnimationActive={false} />
        <LossCurveMarks view={view} />
        <Follow onMove={setSentence} />
      </AreaChart>
      <ReadOut sentence={sentence} hint={view.hint} />
    </JumpKeys>
  );
}

function IntervalAxis({ view }: { view: LossCurveView }) {
  const width = useChartWidth() ?? 0;
  return (
    <XAxis
      dataKey="x"
      scale="log"
      domain={view.xDomain}
      allowDataOverflow
      {...baseAxisLook(width < NARROW ? view.xTicksCompact : view.xTicks, view.xTitle)}
    />
  );
}
