import { useLocale, useTranslations } from "next-intl";
import { Quantity } from "@/components/ui/quantity";
import { Cell, HeadCell, SecondLine, Table } from "@/components/ui/table";
import { formatDate } from "@/lib/format/date";
import { formatDuration } from "@/lib/format/duration";
import type { ProjectDetail } from "@/lib/schema/project-detail";

const RESTART = ["recoverySeconds", "downtimeSeconds", "detectionDelaySeconds", "noticeSeconds"] as const;

/** Every restart number with where it comes from; what nobody stated is unknown. */
export function RestartTable({ project }: { project: ProjectDetail }) {
  const t = useTranslations("measurement.restart");
  const label = useTranslations("project.label");
  const locale = useLocale();
  return (
    <Table caption={t("caption")} rows="one-line" cards>
      <thead>
        <tr>
          <HeadCell>{t("what")}</HeadCell>
          <HeadCell numeric>{t("value")}</HeadCell>
          <HeadCell>{t("source")}</HeadCell>
          <HeadCell>{t("by")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {RESTART.map((figure) => {
          const provenance = project.provenance[figure];
          return (
            <tr key={figure}>
              <Cell label={t("what")}>{label(figure)}</Cell>
              <Cell label={t("value")} numeric>
                <Quantity text={formatDuration(project.settings[figure], locale, { unknown: t("unknown") })} />
              </Cell>
              <Cell label={t("source")}>{provenance ? (provenance.source ?? t("noSource")) : t("unknown")}</Cell>
              <Cell label={t("by")}>
                {provenance ? provenance.recordedBy : t("unknown")}
                {provenance && <SecondLine>{formatDate(provenance.recordedAt, locale)}</SecondLine>}
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
