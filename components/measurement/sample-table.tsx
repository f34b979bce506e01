import { useLocale, useTranslations } from "next-intl";
import { Quantity } from "@/components/ui/quantity";
import { SubmitButton } from "@/components/ui/submit-button";
import { Cell, HeadCell, SecondLine, Table } from "@/components/ui/table";
import { formatDate } from "@/lib/format/date";
import { formatDuration } from "@/lib/format/duration";
import type { SampleEntry } from "@/lib/schema/measurement-view";

type SampleTableProps = {
  samples: readonly SampleEntry[];
  remove: (sampleId: string) => () => Promise<void>;
};

export function SampleTable({ samples, remove }: SampleTableProps) {
  const t = useTranslations("measurement");
  const locale = useLocale();
  return (
    <Table caption={t("saves.caption")} cards>
      <thead>
        <tr>
          <HeadCell>{t("saves.day")}</HeadCell>
          <HeadCell>{t("saves.what")}</HeadCell>
          <HeadCell numeric>{t("saves.duration")}</HeadCell>
          <HeadCell>{t("saves.how")}</HeadCell>
          <HeadCell>{t("saves.source")}</HeadCell>
          <HeadCell>{t("saves.by")}</HeadCell>
          <td />
        </tr>
      </thead>
      <tbody>
        {samples.map((sample) => {
          const duration = formatDuration(sample.seconds, locale);
          const date = formatDate(sample.takenOn, locale);
          return (
            <tr key={sample.id}>
              <Cell label={t("saves.day")}>{date}</Cell>
              <Cell label={t("saves.what")}>{t(`quantity.${sample.quantity}`)}</Cell>
              <Cell label={t("saves.duration")} numeric>
                <Quantity text={duration} />
              </Cell>
              <Cell label={t("saves.how")}>
                {t(`mode.${sample.mode}`)}
                <SecondLine>{t(`basis.${sample.basis}`)}</SecondLine>
              </Cell>
              <Cell label={t("saves.source")}>{sample.source ?? t("saves.noSource")}</Cell>
              <Cell label={t("saves.by")}>
                {sample.recordedBy}
                <SecondLine>{formatDate(sample.recordedAt, locale)}</SecondLine>
              </Cell>
              <td>
                <form action={remove(sample.id)}>
                  <SubmitButton variant="quiet" aria-label={t("saves.removeNamed", { duration, date })}>
                    {t("saves.remove")}
                  </SubmitButton>
                </form>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
