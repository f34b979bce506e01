import { useLocale } from "next-intl";
import { linearScale, logScale, type Scale } from "@/components/ui/scale";
import { formatNumber } from "@/lib/format/number";
import styles from "./axis-ticks.module.css";
import type { RateAxis } from "./rate-axis";

export const RATE_WIDTH = 144;
export const SAVING_WIDTH = 132;

/** Percent of the on-demand price. */
export const SAVING_TICKS = [-40, 0, 40, 80];

export const rateScale = (axis: RateAxis): Scale => logScale(axis.domain, [0, RATE_WIDTH]);
export const savingScale: Scale = linearScale([-40, 80], [0, SAVING_WIDTH]);

/** More than four labels would touch one another. */
export function RateTicks({ axis }: { axis: RateAxis }) {
  const locale = useLocale();
  const every = Math.ceil(axis.ticks.length / 4);
  const labelled = axis.ticks.filter((_, index) => index % every === 0);
  return (
    <Ticks
      width={RATE_WIDTH}
      scale={rateScale(axis)}
      ticks={labelled}
      text={(at) => formatNumber(at, locale, { significant: 1 })}
    />
  );
}

export function SavingTicks() {
  const locale = useLocale();
  return (
    <Ticks width={SAVING_WIDTH} scale={savingScale} ticks={SAVING_TICKS} text={(at) => formatNumber(at, locale)} />
  );
}

type TicksProps = { width: number; scale: Scale; ticks: readonly number[]; text: (at: number) => string };

function Ticks({ width, scale, ticks, text }: TicksProps) {
  const anchor = (place: number) => (place < 8 ? "start" : place > width - 8 ? "end" : "middle");
  return (
    <svg width={width} height={16} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      {ticks.map((at) => (
        <text key={at} className={styles.tick} x={scale(at)} y={12} textAnchor={anchor(scale(at))}>
          {text(at)}
        </text>
      ))}
    </svg>
  );
}
