import { DASH } from "./dash";
import styles from "./interval-marks.module.css";
import { type TextSide, textSides } from "./mark-text-side";

type Place = { from: number; to: number; dot?: number };

export type IntervalMark = {
  id: string;
  shape: "band" | "aim" | "step" | "range";
  /** Percent of the plot's width. */
  place: Place;
  /** The line that leads from here down into the plot. */
  guide?: { at: number; line: "solid" | "dotted" | "dashed" };
  headline: string;
  detail: string;
};

/** The rows above the loss curve: where the best interval lies, where to aim, what it is in steps, and how flat the curve is. */
export function IntervalMarks({ marks, label }: { marks: readonly IntervalMark[]; label: string }) {
  const sides = textSides(marks);
  return (
    <ul className={styles.marks} data-side={sides.includes(null) ? "above" : "beside"} aria-label={label}>
      {marks.map((mark, index) => (
        <li key={mark.id} className={styles.row}>
          <span className={styles.text} style={styleOf(sides[index] ?? null)}>
            <b>{mark.headline}</b> <span className={styles.detail}>{mark.detail}</span>
          </span>
          <svg className={styles.strip} aria-hidden="true">
            {marks.slice(0, index + 1).map((above) => (
              <Guide key={above.id} mark={above} own={above === mark} />
            ))}
            <Shape mark={mark} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const styleOf = (side: TextSide) =>
  side === null ? undefined : "left" in side ? { left: `${side.left}%` } : { right: `${side.right}%` };

function Guide({ mark: { guide }, own }: { mark: IntervalMark; own: boolean }) {
  if (!guide) return null;
  return (
    <line
      x1={`${guide.at}%`}
      x2={`${guide.at}%`}
      y1={own ? 8 : 0}
      y2={24}
      className={styles.guide}
      style={{ strokeDasharray: DASH[guide.line] }}
    />
  );
}

function Shape({ mark }: { mark: IntervalMark }) {
  const { from, to, dot } = mark.place;
  const bar = { x: `${from}%`, width: `${Math.max(0, to - from)}%`, y: 4, height: 8, rx: 1 };
  if (mark.shape === "step") {
    return (
      <svg x={`${from}%`} y={8} overflow="visible">
        <path d="M0 -5 5 0 0 5 -5 0z" className={styles.diamond} />
      </svg>
    );
  }
  return (
    <>
      <rect {...bar} className={styles[mark.shape]} />
      {dot === undefined ? null : <circle cx={`${dot}%`} cy={8} r={4} className={styles.dot} />}
    </>
  );
}
