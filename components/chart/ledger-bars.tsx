import type { Scale } from "./axis";
import styles from "./ledger-bars.module.css";
import marks from "./marks.module.css";

export type LedgerPart = "useful" | "checkpoint" | "lost" | "recovery" | "downtime" | "storage" | "wait" | "window";

export type LedgerRow = {
  id: string;
  name: string;
  parts: { part: LedgerPart; from: number; to: number }[];
  /** Written behind the bar. */
  text: string;
  /** A further estimate of the same row: from the end of the bar to here, named in a line of its own. */
  whisker?: { to: number; text: string };
  /** Muted lines below the bar. */
  notes?: string[];
};

export type LedgerBarsProps = {
  /** From a value to percent of the plot; zero stands at its left edge. */
  scale: Scale;
  ticks: { value: number; text: string }[];
  rows: LedgerRow[];
  /** A line through all rows, labelled once above them. */
  limit?: { value: number; text: string; anchor: "start" | "middle" | "end" };
  /** Where the ticks do not say it themselves. */
  axisTitle?: string;
  description: string;
};

const TOP = { plain: 4, limited: 20 };
const BAR = 20;
const LINE = 16;
const WHISKER = 8;
const GAP = 10;
const AXIS = 20;

/** Bars in ledger colours on one axis from zero, one below the other, with what each adds up to. */
export function LedgerBars({ scale, ticks, rows, limit, axisTitle, description }: LedgerBarsProps) {
  const top = limit ? TOP.limited : TOP.plain;
  const placed = stack(rows, top);
  const bottom = placed.bottom;
  return (
    <div className={styles.figure}>
      <div className={styles.names} style={{ paddingTop: top }} aria-hidden="true">
        {placed.rows.map(({ row, height }) => (
          <div key={row.id} style={{ height }}>
            {row.name}
          </div>
        ))}
      </div>
      <svg
        className={marks.figure}
        style={{ height: bottom + AXIS + (axisTitle ? LINE : 0) }}
        role="img"
        aria-label={description}
      >
        {ticks.map(({ value, text }, index) => (
          <g key={value}>
            <line
              x1={`${scale(value)}%`}
              x2={`${scale(value)}%`}
              y1={top - 4}
              y2={bottom}
              className={index === 0 ? marks.base : marks.grid}
            />
            <text
              x={`${scale(value)}%`}
              y={bottom + 16}
              textAnchor={index === 0 ? "start" : "middle"}
              className={marks.axisText}
            >
              {text}
            </text>
          </g>
        ))}
        {limit ? (
          <>
            <line
              x1={`${scale(limit.value)}%`}
              x2={`${scale(limit.value)}%`}
              y1={16}
              y2={bottom}
              className={marks.deadline}
            />
            <text x={`${scale(limit.value)}%`} y={12} textAnchor={limit.anchor} className={marks.text}>
              {limit.text}
            </text>
          </>
        ) : null}
        {axisTitle ? (
          <text x="50%" y={bottom + 16 + LINE} textAnchor="middle" className={marks.axisText}>
            {axisTitle}
          </text>
        ) : null}
        {placed.rows.map(({ row, y }) => (
          <Row key={row.id} row={row} y={y} scale={scale} />
        ))}
      </svg>
    </div>
  );
}

function Row({ row, y, scale }: { row: LedgerRow; y: number; scale: Scale }) {
  const end = Math.max(0, ...row.parts.map(({ to }) => to));
  const whisker = row.whisker && { from: Math.min(end, row.whisker.to), to: Math.max(end, row.whisker.to) };
  const textAfter = whisker ? Math.max(end, whisker.to) : end;
  return (
    <g>
      {row.parts.map(({ part, from, to }) => (
        <rect
          key={part}
          x={`${scale(from)}%`}
          y={y}
          width={`${Math.max(0, scale(to) - scale(from))}%`}
          height={BAR}
          className={marks[part]}
        />
      ))}
      {row.parts.slice(1).map(({ part, from }) => (
        <line key={part} x1={`${scale(from)}%`} x2={`${scale(from)}%`} y1={y} y2={y + BAR} className={styles.gap} />
      ))}
      {whisker ? (
        <>
          <line
            x1={`${scale(whisker.from)}%`}
            x2={`${scale(whisker.to)}%`}
            y1={y + BAR + 4}
            y2={y + BAR + 4}
            className={marks.range}
          />
          {[whisker.from, whisker.to].map((at) => (
            <line
              key={at}
              x1={`${scale(at)}%`}
              x2={`${scale(at)}%`}
              y1={y + BAR + 1}
              y2={y + BAR + 7}
              className={marks.range}
            />
          ))}
        </>
      ) : null}
      <text x={`${scale(textAfter)}%`} dx={8} y={y + 14} className={styles.total}>
        {row.text}
      </text>
      {linesOf(row).map((line, index) => (
        <text key={line} x={0} y={y + BAR + (whisker ? WHISKER : 0) + 13 + index * LINE} className={marks.axisText}>
          {line}
        </text>
      ))}
    </g>
  );
}

const linesOf = ({ whisker, notes = [] }: LedgerRow) => (whisker ? [whisker.text, ...notes] : notes);

function stack(rows: LedgerRow[], top: number) {
  let y = top;
  const placed = rows.map((row) => {
    const height = BAR + (row.whisker ? WHISKER : 0) + linesOf(row).length * LINE + GAP;
    const here = { row, y, height };
    y += height;
    return here;
  });
  return { rows: placed, bottom: y };
}
