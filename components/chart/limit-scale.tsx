import { anchorAt, type Scale } from "./axis";
import styles from "./ledger-bars.module.css";
import marks from "./marks.module.css";

export type LimitScaleProps = {
  name: string;
  scale: Scale;
  forbidden: "above" | "below";
  /** Null where no limit exists: nothing is hatched. */
  limit: { value: number; text: string } | null;
  /** A dot on its interval; a bound is a stop with an arrow to the left instead. */
  today: { value: number; interval?: [number, number]; isBound?: boolean; text: string } | null;
  description: string;
};

/** Today's position on a scale with the value past which Spot no longer pays. Today stands above, the limit below. */
export function LimitScale({ name, scale, forbidden, limit, today, description }: LimitScaleProps) {
  const inside = (value: number) => Math.min(100, Math.max(0, scale(value)));
  const at = limit ? inside(limit.value) : null;
  const dot = today ? inside(today.value) : null;
  return (
    <div className={styles.figure}>
      <div className={styles.names} style={{ paddingTop: 16 }} aria-hidden="true">
        {name}
      </div>
      <svg className={marks.figure} style={{ height: 52 }} role="img" aria-label={description}>
        <rect x="0" y="22" width="100%" height="8" className={marks.track} />
        {at === null ? null : (
          <>
            <rect
              x={forbidden === "above" ? `${at}%` : 0}
              y="22"
              width={forbidden === "above" ? `${100 - at}%` : `${at}%`}
              height="8"
              className={marks.forbidden}
            />
            <line x1={`${at}%`} x2={`${at}%`} y1="18" y2="34" className={marks.limit} />
          </>
        )}
        {limit ? (
          <text x={`${at ?? 0}%`} y="47" textAnchor={anchorAt(at ?? 0)} className={marks.axisText}>
            {limit.text}
          </text>
        ) : null}
        {today?.interval ? (
          <line
            x1={`${inside(today.interval[0])}%`}
            x2={`${inside(today.interval[1])}%`}
            y1="26"
            y2="26"
            className={marks.range}
          />
        ) : null}
        {today && dot !== null ? (
          <>
            {today.isBound ? (
              <svg x={`${dot}%`} y="26" overflow="visible">
                <path d="M0 -6V6M-3 0H-15m5 -4-5 4 5 4" className={marks.stop} />
              </svg>
            ) : (
              <circle cx={`${dot}%`} cy="26" r="4.5" className={marks.dot} />
            )}
            <text x={`${dot}%`} y="13" textAnchor={anchorAt(dot)} className={marks.text}>
              {today.text}
            </text>
          </>
        ) : null}
      </svg>
    </div>
  );
}
