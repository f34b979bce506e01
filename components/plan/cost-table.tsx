import { formatHours } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import type { Compared } from "./cost-bars-view";
import type { PlanText } from "./plan-text";
import { SmallTable } from "./small-table";
import { Swatch } from "./swatch";

type Props = { compared: Compared; usefulWorkHours: number; storageKnown: boolean; text: PlanText };

/** The numbers behind the bars, part by part. */
export function CostTable({ compared, usefulWorkHours, storageKnown, text: { t, locale, currency } }: Props) {
  const { cost, atUpper90 } = compared;
  const money = (value: number) => formatMoney(value, currency, locale);
  const hours = (value: number) => formatHours(value, locale);
  const { loss } = cost;
  const parts = [
    { part: "useful", cells: [hours(usefulWorkHours), money(cost.usefulWork + cost.engineering)] },
    { part: "checkpoint", cells: [hours(loss.hours.checkpointing), money(loss.cost.checkpointing)] },
    { part: "lost", cells: [hours(loss.hours.lostWork), money(loss.cost.lostWork)] },
    { part: "recovery", cells: [hours(loss.hours.recovery), money(loss.cost.recovery)] },
    { part: "downtime", cells: [hours(loss.hours.downtime), t("loss.unbilled")] },
    { part: "storage", cells: [t("loss.none"), storageKnown ? money(loss.cost.storage) : t("unknown")] },
  ] as const;
  const sum = (name: string, wallHours: number, amount: number) => ({
    id: name,
    name,
    cells: [hours(wallHours), money(amount)],
  });
  return (
    <SmallTable
      caption={t("cost.heading")}
      columns={[t("cost.spot"), t("loss.hours"), t("loss.money")]}
      rows={parts.map(({ part, cells }) => ({
        id: part,
        name: (
          <>
            <Swatch part={part} />
            {t(`part.${part}`)}
          </>
        ),
        cells,
      }))}
      sums={[
        sum(t("cost.spot"), cost.spotHours, cost.spot),
        ...(atUpper90 ? [sum(t("cost.spotAtUpper90"), atUpper90.spotHours, atUpper90.spot)] : []),
        sum(t("cost.onDemand"), cost.onDemandHours, cost.onDemand),
        ...(cost.reserved === null ? [] : [sum(t("cost.reserved"), cost.onDemandHours, cost.reserved)]),
      ]}
    />
  );
}
