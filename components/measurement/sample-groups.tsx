import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Quantity } from "@/components/ui/quantity";
import { Cell, HeadCell, SecondLine, Table } from "@/components/ui/table";
import { formatDate } from "@/lib/format/date";
import { formatDuration } from "@/lib/format/duration";
import { formatRange } from "@/lib/format/range";
import type { SampleGroup } from "@/lib/schema/measurement-view";
import { RemoveButton } from "./remove-button";
import styles from "./sample-groups.module.css";

type Remove = (sampleId: string) => () => Promise<void>;

/** One row for the saves of a day that were timed alike; below it, closed, each of them. */
export function SampleGroups({ groups, remove }: { groups: readonly SampleGroup[]; remove: Remove }) {
  const t = useTranslations("measurement");
  return (
    <Table caption={t("saves.caption")} cards className={styles.groups}>
      <thead>
        <tr>
          <HeadCell>{t("saves.day")}</HeadCell>
          <HeadCell>{t("saves.what")}</HeadCell>
          <HeadCell numeric>{t("saves.duration")}</HeadCell>
          <HeadCell>{t("saves.how")}</HeadCell>
          <HeadCell>{t("saves.source")}</HeadCell>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.samples[0]?.id} group={group} remove={remove} />
      ))}
    </Table>
  );
}

function Group({ group, remove }: { group: SampleGroup; remove: Remove }) {
  const t = useTranslations("measurement");
  const locale = useLocale();
  const shown = group.samples.length;
  const extent = shown < group.count ? "part" : "whole";
  const seconds = (value: number) => formatDuration(value, locale);
  const range = formatRange([group.lowestSeconds, group.highestSeconds], seconds, locale);
  return (
    <tbody>
      <tr>
        <Cell label={t("saves.day")}>{formatDate(group.takenOn, locale)}</Cell>
        <Cell label={t("saves.what")}>{t(`quantity.${group.quantity}`)}</Cell>
        <Cell label={t("saves.duration")} numeric>
          <Quantity text={seconds(group.meanSeconds)} />
          {group.count > 1 && <SecondLine>{t("saves.meanOf", { count: group.count, range })}</SecondLine>}
        </Cell>
        <Cell label={t("saves.how")}>
          {t(`mode.${group.mode}`)}
          <SecondLine>{t(`basis.${group.basis}`)}</SecondLine>
        </Cell>
        <Cell label={t("saves.source")}>{group.source ?? t("saves.noSource")}</Cell>
      </tr>
      <tr className={styles.singles}>
        <td colSpan={5}>
          <Disclosure summary={t("saves.singles", { extent, shown, count: group.count })}>
            <Singles group={group} remove={remove} />
          </Disclosure>
        </td>
      </tr>
    </tbody>
  );
}

function Singles({ group, remove }: { group: SampleGroup; remove: Remove }) {
  const t = useTranslations("measurement.saves");
  const locale = useLocale();
  const date = formatDate(group.takenOn, locale);
  return (
    <ul className={styles.list}>
      {group.samples.map((sample) => {
        const duration = formatDuration(sample.seconds, locale);
        return (
          <li key={sample.id}>
            <div>
              <Quantity text={duration} />
              <SecondLine>
                {t("recorded", { by: sample.recordedBy, date: formatDate(sample.recordedAt, locale) })}
              </SecondLine>
            </div>
            <RemoveButton
              action={remove(sample.id)}
              word={t("remove")}
              name={t("removeNamed", { duration, date, quantity: group.quantity })}
            />
          </li>
        );
      })}
    </ul>
  );
}
