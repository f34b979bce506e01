"use client";

import { usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import { DASH } from "./dash";
import { type Box, firstFree, placeInBand, placeOnBand, textWidth } from "./label-place";
import type { LossCurveView, LossPart } from "./loss-curve-view";

const LINE = 16;
/** Labels keep off the edge of the plot. */
const INSET = 8;
const ABOVE_AREAS = 450;
const PART_INK: Record<LossPart, string> = {
  downtime: "var(--led-downtime-ink)",
  recovery: "var(--led-recovery-ink)",
  lost: "var(--led-lost-ink)",
  checkpoint: "var(--led-checkpoint-ink)",
  storage: "var(--ink-2)",
};

type Label = { box: Box; text: string; ink: string; strong?: true };

/** Guides, the dot at the best interval, and the names of the parts where they fit. */
export function LossCurveMarks({ view }: { view: LossCurveView }) {
  const plot = usePlotArea();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  if (!plot || !xScale || !yScale) return null;
  const x = (value: number) => xScale(value) ?? Number.NaN;
  const y = (value: number) => Math.max(plot.y, yScale(value) ?? Number.NaN);
  const labels = placeLabels(view, plot, x, y);
  const bottom = plot.y + plot.height;

  return (
    <ZIndexLayer zIndex={ABOVE_AREAS}>
      <g aria-hidden="true">
        {view.yTicks.slice(1).map(({ value }) => (
          <line
            key={value}
            x1={plot.x}
            x2={plot.x + plot.width}
            y1={y(value)}
            y2={y(value)}
            style={{ stroke: "var(--surface-0)", strokeOpacity: 0.45 }}
          />
        ))}
        {view.guides.map((guide) => (
          <line
            key={`${guide.x} ${guide.line}`}
            x1={x(guide.x)}
            x2={x(guide.x)}
            y1={plot.y}
            y2={bottom}
            style={{ stroke: "var(--ink-1)", strokeDasharray: DASH[guide.line] }}
          />
        ))}
        <circle
          cx={x(view.best.x)}
          cy={y(view.best.total)}
          r={4}
          style={{ fill: "var(--ink-1)", stroke: "var(--surface-0)", strokeWidth: 1.5 }}
        />
        {labels.map(({ box, text, ink, strong }) => (
          <text
            key={text}
            x={box.x}
            y={box.y + box.height - 4}
            style={{
              fill: ink,
              fontWeight: strong ? "var(--w-strong)" : "var(--w-medium)",
              ...(strong && {
                paintOrder: "stroke",
                stroke: "var(--surface-0)",
                strokeWidth: 4,
                strokeLinejoin: "round",
              }),
            }}
          >
            {text}
          </text>
        ))}
      </g>
    </ZIndexLayer>
  );
}

function placeLabels(
  view: LossCurveView,
  frame: Box,
  x: (value: number) => number,
  y: (value: number) => number,
): Label[] {
  const taken: Box[] = view.guides.map((guide) => ({ x: x(guide.x) - 3, y: frame.y, width: 6, height: frame.height }));
  const labels: Label[] = [];
  const add = (box: Box | null, text: string, ink: string, strong?: true | undefined) => {
    if (!box) return;
    taken.push(box);
    labels.push({ box, text, ink, ...(strong && { strong }) });
  };
  const sized = (text: string) => ({ width: textWidth(text) + 4, height: LINE });

  const lowestAbove = (left: number, width: number) =>
    Math.min(
      ...view.points.filter((point) => x(point.x) >= left && x(point.x) <= left + width).map((point) => y(point.total)),
      y(view.best.total),
    );
  const dot = { x: x(view.best.x), y: y(view.best.total) };
  const best = sized(view.best.text);
  taken.push({ x: dot.x - 6, y: dot.y - 6, width: 12, height: 12 });
  add(
    firstFree(
      [dot.x + 8, dot.x - 8 - best.width].map((left) => ({
        x: left,
        y: lowestAbove(left, best.width) - LINE - 4,
        ...best,
      })),
      taken,
      frame,
    ),
    view.best.text,
    "var(--ink-1)",
    true,
  );

  for (const { end, text, short } of view.offScale) {
    // Beside the curve where it comes back into the plot.
    const high = view.points.filter((point) => y(point.total) < frame.y + LINE + 4);
    const side = high.map((point) => x(point.x)).filter((at) => (end === "low" ? at < dot.x : at > dot.x));
    const places = [text, short].map((words) => {
      const size = sized(words);
      const left =
        end === "low" ? Math.max(...side, frame.x) + 12 : Math.min(...side, frame.x + frame.width) - 8 - size.width;
      return { words, box: { x: left, y: frame.y + 2, ...size } };
    });
    const found = places.find(({ box }) => firstFree([box], taken, frame));
    // A curve is never cut off in silence: where nothing is free, the short one stands in the corner.
    const corner = sized(short);
    const last = {
      x: end === "low" ? frame.x + 4 : frame.x + frame.width - corner.width - 4,
      y: frame.y + 2,
      ...corner,
    };
    add(found?.box ?? last, found?.words ?? short, "var(--ink-1)", true);
  }

  const total = sized(view.totalName);
  const onTheRise = view.points.filter((point) => point.x > view.best.x && point.total > view.best.total * 1.25);
  add(
    firstFree(
      onTheRise.map((point) => ({ x: x(point.x) - total.width - 8, y: y(point.total) - LINE, ...total })),
      taken,
      frame,
    ),
    view.totalName,
    "var(--ink-1)",
    true,
  );

  for (const [index, { part, name }] of view.parts.entries()) {
    const inside = view.points.filter(
      (point) => x(point.x) >= frame.x + INSET && x(point.x) <= frame.x + frame.width - INSET,
    );
    const columns = inside.map((point) => {
      const below = point.values.slice(0, index).reduce((sum, value) => sum + value, 0);
      return { x: x(point.x), top: y(below + (point.values[index] ?? 0)), bottom: y(below) };
    });
    const size = sized(name);
    const inBand = placeInBand(columns, size, taken);
    const onBand = inBand ?? placeOnBand(columns, { ...size, height: LINE - 2 }, taken);
    add(onBand, name, PART_INK[part], inBand ? undefined : true);
  }
  return labels;
}
