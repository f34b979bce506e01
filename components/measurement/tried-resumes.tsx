import { useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Cell, HeadCell, SecondLine, Table } from "@/components/ui/table";
import { formatDate } from "@/lib/format/date";
import type { ResumeView } from "@/lib/schema/measurement-view";
import styles from "./measurement.module.css";
import { RemoveButton } from "./remove-button";

type TriedResumesProps = { resume: ResumeView; remove: (resumeId: string) => () => Promise<void> };

export function TriedResumes({ resume, remove }: TriedResumesProps) {
  const t = useTranslations("measurement.resume");
  const locale = useLocale();
  if (resume.tried.length === 0) return <EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>;
  return (
    <>
      <h3>{t("triedTitle")}</h3>
      <p className={styles.muted}>
        {t("count", { count: resume.verified })} {t("rule")}
      </p>
      <Table caption={t("caption")} cards>
        <thead>
          <tr>
            <HeadCell>{t("day")}</HeadCell>
            <HeadCell>{t("result")}</HeadCell>
            <HeadCell>{t("before")}</HeadCell>
            <HeadCell>{t("after")}</HeadCell>
            <HeadCell>{t("person")}</HeadCell>
            <td />
          </tr>
        </thead>
        <tbody>
          {resume.tried.map((tried) => {
            const date = formatDate(tried.verifiedOn, locale);
            return (
              <tr key={tried.id}>
                <Cell label={t("day")}>{date}</Cell>
                <Cell label={t("result")}>
                  <span className={tried.succeeded ? styles.pass : styles.fail}>
                    <Icon name={tried.succeeded ? "pass" : "fail"} size={14} />
                    {tried.succeeded ? t("succeeded") : t("failed")}
                  </span>
                </Cell>
                <Cell label={t("before")}>
                  <code className={styles.hash}>{tried.firstBatchHashBefore}</code>
                </Cell>
                <Cell label={t("after")}>
                  <code className={styles.hash}>{tried.firstBatchHashAfter}</code>
                </Cell>
                <Cell label={t("person")}>
                  {tried.person}
                  <SecondLine>
                    {t("recorded", { by: tried.recordedBy, date: formatDate(tried.recordedAt, locale) })}
                  </SecondLine>
                </Cell>
                <td>
                  <RemoveButton
                    action={remove(tried.id)}
                    word={t("remove")}
                    name={t("removeNamed", { date, person: tried.person })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
