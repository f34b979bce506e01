"use client";

import { useState } from "react";
import {
  Area,
  AreaChart,
  CartesianGrid,
  Tooltip,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from "recharts";
import { baseAxisLook, CURSOR, curveMargin, valueAxisLook } from "./axis-look";
import type { BoundCurveView } from "./bound-curve-view";
import { JumpKeys } from "./jump-keys";
import { type Box, firstFree, textWidth } from "./label-place";
import styles from "./loss-curve.module.css";
import { Follow, ReadOut } from "./read-out";

const ABOVE_AREAS = 450;

export function BoundCurve({ view }: { view: BoundCurveView }) {
  const [sentence, setSentence] = useState<string | null>(null);
  return (
    <JumpKeys points={view.points.length}>
      <AreaChart
        responsive
        className={styles.bound ?? ""}
        data={view.points}
        margin={curveMargin(8, 24)}
        title={view.title}
        desc={view.description}
      >
        <CartesianGrid vertical={false} stroke="var(--line-1)" syncWithTicks />
        <YAxis width={52} domain={[0, view.yHighest]} {...valueAxisLook(view.yTicks)} />
        <XAxis dataKey="hours" domain={[0, view.xHighest]} {...baseAxisLook(view.xTicks, view.xTitle)} />
        <Area
          dataKey="bound"
          stroke="none"
          fill="url(#p-past)"
          fillOpacity={1}
          activeDot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="observed"
          fill="none"
          stroke="var(--ink-1)"
          strokeWidth={2}
          activeDot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="ahead"
          fill="none"
          stroke="var(--whatif)"
          strokeWidth={1.75}
          strokeDasharray="5 3"
          activeDot={false}
          isAnimationActive={false}
        />
        <Tooltip content={() => null} cursor={CURSOR} isAnimationActive={false} />
        <Marks view={view} />
        <Follow onMove={setSentence} />
      </AreaChart>
      <ReadOut sentence={sentence} hint={view.hint} />
    </JumpKeys>
  );
}

function Marks({ view }: { view: BoundCurveView }) {
  const plot = usePlotArea();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  if (!plot || !xScale || !yScale) return null;
  const at = ({ hours, bound }: { hours: number; bound: number }) => ({ x: xScale(hours) ?? 0, y: yScale(bound) ?? 0 });
  const now = at(view.now);
  const next = at(view.next);
  const bottom = plot.y + plot.height;
  const taken: Box[] = [];
  const label = (text: string, places: { x: number; y: number }[]) => {
    const size = { width: textWidth(text), height: 16 };
    const box = firstFree(
      places.map((place) => ({ ...place, ...size })),
      taken,
      plot,
    );
    if (box) taken.push(box);
    return box;
  };
  const nowBox = label(view.now.text, [
    { x: now.x + 10, y: now.y - 16 },
    { x: plot.x + 4, y: plot.y },
  ]);
  const nextBox = label(view.next.text, [
    { x: next.x + 8, y: next.y - 20 },
    { x: next.x - textWidth(view.next.text) / 2, y: next.y - 28 },
    { x: plot.x + plot.width - textWidth(view.next.text), y: next.y - 28 },
  ]);
  const insideBox = label(view.inside, [{ x: now.x + 10, y: bottom - 22 }]);
  return (
    <ZIndexLayer zIndex={ABOVE_AREAS}>
      <g aria-hidden="true">
        <line x1={now.x} x2={now.x} y1={now.y} y2={bottom} style={{ stroke: "var(--ink-1)" }} />
        <circle
          cx={now.x}
          cy={now.y}
          r={4.5}
          style={{ fill: "var(--ink-1)", stroke: "var(--surface-0)", strokeWidth: 1.5 }}
        />
        <circle
          cx={next.x}
          cy={next.y}
          r={4}
          style={{ fill: "var(--surface-0)", stroke: "var(--whatif)", strokeWidth: 2 }}
        />
        <Label box={nowBox} text={view.now.text} ink="var(--ink-1)" strong />
        <Label box={nextBox} text={view.next.text} ink="var(--whatif)" />
        <Label box={insideBox} text={view.inside} ink="var(--ink-2)" />
      </g>
    </ZIndexLayer>
  );
}

function Label({ box, text, ink, strong = false }: { box: Box | null; text: string; ink: string; strong?: boolean }) {
  return box ? (
    <text
      x={box.x}
      y={box.y + 12}
      className={styles.halo}
      style={{ fill: ink, fontWeight: strong ? "var(--w-strong)" : "var(--w-regular)" }}
    >
      {text}
    </text>
  ) : null;
}
