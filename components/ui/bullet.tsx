import styles from "./mark.module.css";
import { clamp, type Scale } from "./scale";

type BulletProps = {
  scale: Scale;
  width?: number;
  limit: number;
  /** Which side of the limit is hatched. */
  forbidden: "above" | "below";
  limitLabel: string;
  value?: number | null;
  /** An interval line instead of a bar from zero. */
  range?: readonly [number, number] | null;
  /** A point without a bar, for scales that do not start at zero. */
  dotOnly?: boolean;
};

/** A measured value against its limit; the numbers stand in words beside it. */
export function Bullet({
  scale,
  width = 208,
  limit,
  forbidden,
  limitLabel,
  value,
  range,
  dotOnly = false,
}: BulletProps) {
  const paper = [0, width] as const;
  const place = (at: number) => clamp(scale(at), paper);
  const stop = place(limit);
  // Text keeps 12 px and stays on the paper: some 6.2 px a letter.
  const half = limitLabel.length * 3.1;
  return (
    <svg className={styles.bullet} width={width} height={32} viewBox={`0 0 ${width} 32`} aria-hidden="true">
      <rect className={styles.track} y={8} width={width} height={8} />
      <rect
        x={forbidden === "above" ? stop : 0}
        y={8}
        width={forbidden === "above" ? width - stop : stop}
        height={8}
        fill="url(#p-past)"
      />
      {range ? (
        <line className={styles.range} x1={place(range[0])} x2={place(range[1])} y1={12} y2={12} />
      ) : (
        typeof value === "number" && !dotOnly && <rect className={styles.bar} y={10} width={place(value)} height={4} />
      )}
      {typeof value === "number" && (
        <circle className={styles.dot} cx={clamp(scale(value), [5, width - 5])} cy={12} r={4.5} />
      )}
      <line className={styles.limit} x1={stop} x2={stop} y1={4} y2={20} />
      <text className={styles.label} x={clamp(stop, [half, width - half])} y={31} textAnchor="middle">
        {limitLabel}
      </text>
    </svg>
  );
}
