import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Bullet } from "@/components/ui/bullet";
import { Quantity } from "@/components/ui/quantity";
import { formatDate } from "@/lib/format/date";
import type { AdmissionPoint, ComponentState, ResumeComponent, Statement } from "@/lib/model/plan-types";
import { PartGlyphs } from "./part-glyphs";
import { PointMark } from "./point-dots";
import { fixPage, fixPath } from "./point-fix-place";
import { forbiddenSide, limitText, pointScale, quantityText } from "./point-quantity";
import styles from "./point-table.module.css";

export type PointRowProps = {
  projectId: string;
  point: AdmissionPoint;
  resumeParts: Partial<Record<ResumeComponent, ComponentState>>;
  say: (statement: Statement) => string;
};

const BULLET = 208;

/** One point of the admission. Pass, fail and unknown answer the same five questions. */
export function PointRow({ projectId, point, resumeParts, say }: PointRowProps) {
  const t = useTranslations("plan");
  const locale = useLocale();
  const text = { t, locale };
  const limit = limitText(point.limit, text);
  return (
    <tr className={styles.row}>
      <th scope="row">
        <div className={styles.name}>
          <PointMark id={point.id} verdict={point.verdict} size={16} />
          <div>
            {t(`point.${point.id}.name`)}
            <span className={styles.second}>{t(`point.${point.id}.why`)}</span>
          </div>
        </div>
      </th>
      <td className={styles.measured}>
        {point.measured ? (
          <Quantity text={quantityText(point.measured, text)} />
        ) : (
          t(point.verdict === "pass" ? "point.notNeeded" : "point.notMeasured")
        )}
        <span className={styles.second}>
          {point.id === 3 ? t("point.allParts") : t(`point.limit.${forbiddenSide(point.limit)}`, { limit })}
        </span>
        {point.borrowed ? <span className={styles.second}>{t("point.borrowed")}</span> : null}
      </td>
      <td className={styles.bullet}>
        {point.id === 3 ? (
          <PartGlyphs parts={resumeParts} />
        ) : (
          <Bullet
            scale={pointScale(point, BULLET)}
            width={BULLET}
            limit={point.limit.value}
            limitLabel={t("point.limitMark", { limit })}
            forbidden={forbiddenSide(point.limit)}
            value={point.measured?.value ?? null}
            dotOnly={forbiddenSide(point.limit) === "below"}
          />
        )}
      </td>
      <td className={styles.evidence} data-label={t("point.evidence")}>
        {point.evidence.map(({ statement }) => (
          <p key={statement.code}>{say(statement)}</p>
        ))}
        {origins(point).map(({ source, date }) => (
          <p key={`${source} ${date}`} className={styles.origin}>
            {[source, date && formatDate(date, locale)].filter(Boolean).join(t("list.separator"))}
          </p>
        ))}
      </td>
      <td className={styles.fix} data-label={t("point.fix")}>
        {point.fix ? (
          <>
            {say(point.fix.statement)}{" "}
            <Link href={fixPath(projectId, point.fix.statement.code)}>
              {t(`point.go.${fixPage(point.fix.statement.code)}`)}
            </Link>
          </>
        ) : (
          t("point.noFix")
        )}
      </td>
    </tr>
  );
}

/** Where the evidence comes from and when; what several statements share is named once. */
function origins({ evidence }: AdmissionPoint) {
  const named = evidence.filter(({ source, date }) => source !== "" || date !== null);
  return named.filter(
    (one, index) => named.findIndex(({ source, date }) => source === one.source && date === one.date) === index,
  );
}
