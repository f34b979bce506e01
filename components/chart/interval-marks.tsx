import styles from "./interval-marks.module.css";

type Place = { from: number; to: number; dot?: number };

export type IntervalMark = {
  id: string;
  shape: "band" | "aim" | "step" | "range";
  /** Percent of the plot's width. */
  place: Place;
  headline: string;
  detail: string;
};

/** The rows above the loss curve: where the best interval lies, where to aim, what it is in steps, and how flat the curve is. */
export function IntervalMarks({ marks, label }: { marks: readonly IntervalMark[]; label: string }) {
  const from = Math.min(...marks.map((mark) => mark.place.from));
  const to = Math.max(...marks.map((mark) => mark.place.to));
  const side = to <= 55 ? "after" : from >= 45 ? "before" : "above";
  return (
    <ul className={styles.marks} data-side={side} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark.id} className={styles.row}>
          <span className={styles.text} style={side === "after" ? { left: `${to}%` } : { right: `${100 - from}%` }}>
            <b>{mark.headline}</b> <span className={styles.detail}>{mark.detail}</span>
          </span>
          <svg className={styles.strip} aria-hidden="true">
            <Shape mark={mark} />
          </svg>
        </li>
      ))}
    </ul>
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
