import Link from "next/link";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import hidden from "@/components/ui/visually-hidden.module.css";
import { formatHours } from "@/lib/format/duration";
import { formatRate } from "@/lib/format/rate";
import { BoundFigure } from "./bound-figure";
import { boundAfter, boundCurveView, type QuietLog } from "./bound-view";
import styles from "./layout.module.css";
import type { PlanText } from "./plan-text";
import table from "./table.module.css";

const AHEAD = [1, 2, 3, 5];

/** A log without an interruption: what its hours can tell, and what they cannot. */
export function QuietLogSection({ projectId, log, text }: { projectId: string; log: QuietLog; text: PlanText }) {
  const { t, locale } = text;
  const hours = (value: number) => formatHours(value, locale);
  return (
    <Section title={t("bound.heading", { hours: hours(log.exposureInstanceHours) })} lead={t("bound.lead")}>
      <div className={styles.withAside}>
        <div className={styles.main}>
          <BoundFigure view={boundCurveView(log, text)} />
          <Disclosure summary={t("curve.table")}>
            <table className={table.table}>
              <caption className={hidden.hidden}>{t("bound.title")}</caption>
              <thead>
                <tr>
                  <th scope="col" className={table.right}>
                    {t("bound.axis")}
                  </th>
                  <th scope="col" className={table.right}>
                    {t("bound.rate")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {boundCurveView(log, text).points.map((point) => (
                  <tr key={point.hours}>
                    <th scope="row" className={table.right}>
                      {hours(point.hours)}
                    </th>
                    <td className={table.right}>{formatRate(point.bound, locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        </div>
        <div className={styles.aside}>
          <h3 className={table.title}>{t("bound.ifQuiet")}</h3>
          <table className={table.table}>
            <caption className={hidden.hidden}>{t("bound.ifQuiet")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("bound.until")}</th>
                <th scope="col" className={table.right}>
                  {t("bound.rate")}
                </th>
              </tr>
            </thead>
            <tbody>
              {AHEAD.map((times) => (
                <tr key={times}>
                  <th scope="row">{hours(log.exposureInstanceHours * times)}</th>
                  <td className={table.right}>
                    {formatRate(boundAfter(log, log.exposureInstanceHours * times), locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={table.note}>
            {t("bound.otherPool")}{" "}
            <Link href={`/projects/${projectId}/interruptions`}>{t("point.go.interruptions")}</Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
