import styles from "./mark.module.css";
import { clamp, type Scale } from "./scale";

type RangeMarkProps = {
  scale: Scale;
  width: number;
  height?: number;
  /** The estimate with its interval, */
  value?: number | null;
  range?: readonly [number, number] | null;
  /** or, where nothing was seen, only what the value lies below. */
  upperBound?: number | null;
  /** Vertical lines at these values; the base is the one to compare with. */
  grid?: readonly number[];
  base?: number;
  /** A decoration beside the same numbers in text, unless it has a label of its own. */
  label?: string;
};

/** A point on its interval, or an upper bound as a hatched run with a stop and an arrow. */
export function RangeMark({
  scale,
  width,
  height = 32,
  value,
  range,
  upperBound,
  grid = [],
  base,
  label,
}: RangeMarkProps) {
  const middle = height / 2;
  const place = (at: number) => clamp(scale(at), [0, width]);
  const meaning = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg className={styles.mark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...meaning}>
      {grid.map((at) => (
        <line
          key={at}
          className={at === base ? styles.base : styles.grid}
          x1={scale(at)}
          x2={scale(at)}
          y1={-40}
          y2={height + 80}
        />
      ))}
      {range && <Line ends={[scale(range[0]), scale(range[1])]} width={width} y={middle} />}
      {typeof value === "number" && <Point at={scale(value)} width={width} y={middle} />}
      {typeof upperBound === "number" && <UpperBound at={place(upperBound)} y={middle} />}
    </svg>
  );
}

function Line({ ends: [low, high], width, y }: { ends: [number, number]; width: number; y: number }) {
  const [start, end] = [clamp(low, [0, width]), clamp(high, [0, width])];
  return (
    <>
      <line className={styles.range} x1={start} x2={end} y1={y} y2={y} />
      {low < 0 && <path className={styles.arrow} d={`M5 ${y - 4}l-5 4l5 4`} />}
      {high > width && <path className={styles.arrow} d={`M${width - 5} ${y - 4}l5 4l-5 4`} />}
    </>
  );
}

/** Off the scale there is no dot: the arrow of the line, or one of its own, shows the side. */
function Point({ at, width, y }: { at: number; width: number; y: number }) {
  if (at < 0) return <path className={styles.arrow} d={`M12 ${y}H1m5 -4l-5 4l5 4`} />;
  if (at > width) return <path className={styles.arrow} d={`M${width - 12} ${y}h11m-5 -4l5 4l-5 4`} />;
  return <circle className={styles.dot} cx={at} cy={y} r={4.5} />;
}

function UpperBound({ at, y }: { at: number; y: number }) {
  return (
    <>
      <rect x={0} y={y - 3} width={at} height={6} fill="url(#p-past)" />
      <line className={styles.range} x1={at} x2={at} y1={y - 6} y2={y + 6} />
      <path className={styles.arrow} d={`M${at - 3} ${y}h-12m5-4l-5 4l5 4`} />
    </>
  );
}
