import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { RangeMark } from "@/components/ui/range-mark";
import { linearScale } from "@/components/ui/scale";
import styles from "./overview-key.module.css";

const STATES = ["pass", "fail", "unknown"] as const;
const POINTS = [1, 2, 3, 4, 5] as const;
const scale = linearScale([0, 1], [0, 32]);

/** What the marks of the table mean, right below it. */
export function OverviewKey() {
  const t = useTranslations("overview.key");
  const common = useTranslations("common");
  const names = POINTS.map((id) => `${id} ${common(`points.${id}`)}`).join(t("separator"));
  return (
    <div className={styles.key}>
      <span>{t("points", { names })}</span>
      <span>
        {STATES.map((state) => (
          <span key={state} className={styles[state]}>
            <Icon name={state} size={14} />
          </span>
        )).flatMap((glyph, index) => [glyph, common(STATES[index] ?? "unknown")])}
      </span>
      <span>
        <RangeMark scale={scale} width={32} height={14} value={0.5} range={[0.05, 0.95]} />
        {t("interval")}
      </span>
      <span>
        <RangeMark scale={scale} width={32} height={14} upperBound={0.95} />
        {t("bound")}
      </span>
    </div>
  );
}
