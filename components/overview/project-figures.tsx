import { useLocale, useTranslations } from "next-intl";
import { Quantity } from "@/components/ui/quantity";
import { RangeMark } from "@/components/ui/range-mark";
import { Cell, SecondLine } from "@/components/ui/table";
import { formatDuration, formatHours } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import { formatNumber, formatPercent } from "@/lib/format/number";
import { formatRange } from "@/lib/format/range";
import { formatRate, formatRateRange } from "@/lib/format/rate";
import type { ProjectListItem } from "@/lib/schema/project-list";
import { RATE_WIDTH, rateScale, SAVING_TICKS, SAVING_WIDTH, savingScale } from "./axis-ticks";
import styles from "./project-table.module.css";
import type { RateAxis } from "./rate-axis";

type ItemProps = { item: ProjectListItem };

export function IntervalCell({ item }: ItemProps) {
  const t = useTranslations("overview");
  const locale = useLocale();
  const { intervalSeconds, youngSeconds, conservativeSeconds } = item;
  if (intervalSeconds === null) {
    return (
      <Cell numeric label="τ*">
        <span className={styles.unknown}>{t("none")}</span>
        <SecondLine>{t("needsRate")}</SecondLine>
      </Cell>
    );
  }
  return (
    <Cell numeric label="τ*">
      <Quantity text={formatDuration(intervalSeconds, locale)} />
      <SecondLine className={styles.noWrap}>
        {t("use", { interval: formatDuration(conservativeSeconds, locale, { unknown: t("unknown") }) })}
      </SecondLine>
      {youngSeconds !== null && youngSeconds !== intervalSeconds && (
        <SecondLine className={styles.noWrap}>
          {t("young", { interval: formatDuration(youngSeconds, locale) })}
        </SecondLine>
      )}
    </Cell>
  );
}

export function RateCells({ item, axis }: ItemProps & { axis: RateAxis }) {
  const t = useTranslations("overview");
  const locale = useLocale();
  const { perInstanceHour, interval95, upper90, events, exposureInstanceHours } = item.rate;
  const bound = perInstanceHour === null ? upper90 : null;
  const observed =
    events !== null && exposureInstanceHours !== null
      ? t("observed", {
          events: formatNumber(events, locale),
          hours: formatHours(Math.round(exposureInstanceHours), locale),
        })
      : null;
  const range = interval95 && formatRateRange(interval95, locale);
  return (
    <>
      <Cell numeric label="λ" className={styles.rate}>
        {perInstanceHour !== null && formatRate(perInstanceHour, locale)}
        {bound !== null && `< ${formatRate(bound, locale)}`}
        {perInstanceHour === null && bound === null && <span className={styles.unknown}>{t("noLog")}</span>}
        {range && <SecondLine className={styles.inWords}>{range}</SecondLine>}
        {observed && <SecondLine className={styles.noWrap}>{observed}</SecondLine>}
      </Cell>
      <Cell className={`${styles.rateMark} ${styles.mark}`}>
        <RangeMark
          scale={rateScale(axis)}
          width={RATE_WIDTH}
          grid={axis.ticks}
          value={perInstanceHour}
          range={interval95}
          upperBound={bound}
          {...(range && { label: t("rateInterval", { range }) })}
          {...(bound !== null && { label: t("rateBound") })}
        />
      </Cell>
    </>
  );
}

export function SavingCells({ item }: ItemProps) {
  const t = useTranslations("overview");
  const locale = useLocale();
  const { currency, amount, fraction, amountAtUpper90, fractionAtUpper90 } = item.saving;
  const money = (value: number) => formatMoney(value, currency, locale);
  return (
    <>
      <Cell numeric label={t("column.saving")} className={styles.saving}>
        {fraction === null ? (
          <span className={styles.unknown}>{t("needsRate")}</span>
        ) : (
          <Quantity text={formatPercent(fraction, locale)} />
        )}
        {amount !== null && (
          <SecondLine>
            {amountAtUpper90 === null
              ? money(amount)
              : formatRange([Math.min(amount, amountAtUpper90), Math.max(amount, amountAtUpper90)], money, locale)}
          </SecondLine>
        )}
        {amount === null && fractionAtUpper90 !== null && (
          <SecondLine>{t("atBound", { share: formatPercent(fractionAtUpper90, locale) })}</SecondLine>
        )}
      </Cell>
      <Cell className={`${styles.savingMark} ${styles.mark}`}>
        <RangeMark
          scale={savingScale}
          width={SAVING_WIDTH}
          grid={SAVING_TICKS}
          base={0}
          value={fraction === null ? null : fraction * 100}
          range={
            fraction === null || fractionAtUpper90 === null
              ? null
              : [Math.min(fraction, fractionAtUpper90) * 100, Math.max(fraction, fractionAtUpper90) * 100]
          }
        />
      </Cell>
    </>
  );
}
