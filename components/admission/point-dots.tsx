import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { PointId, PointVerdict } from "@/lib/model/plan-types";
import styles from "./point-dots.module.css";

const POINTS: readonly PointId[] = [1, 2, 3, 4, 5];

/** One point as a glyph with its words: `Point 2, rate: pass`. */
export function PointMark({ id, verdict, size = 14 }: { id: PointId; verdict: PointVerdict; size?: 14 | 16 }) {
  const t = useTranslations("common");
  const label = t("pointState", { point: `${id}`, name: t(`points.${id}`), state: t(verdict) });
  return (
    <span className={styles[verdict]}>
      <Icon name={verdict} size={size} label={label} />
    </span>
  );
}

/** Five glyphs in the fixed order 1 to 5; a point that nobody judged is unknown. */
export function PointDots({ points }: { points: readonly { id: PointId; verdict: PointVerdict }[] }) {
  return (
    <span className={styles.points}>
      {POINTS.map((id) => (
        <PointMark key={id} id={id} verdict={points.find((point) => point.id === id)?.verdict ?? "unknown"} />
      ))}
    </span>
  );
}

/** The head of the column above the dots. */
export function PointNumbers() {
  return (
    <span className={styles.numbers}>
      {POINTS.map((id) => (
        <span key={id}>{id}</span>
      ))}
    </span>
  );
}
